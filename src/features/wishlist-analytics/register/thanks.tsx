import { useState } from 'react';
import type { UserId } from '../../../domain/ids.ts';
import { emailThanks, whatsAppThanks } from '../../../session/register/contribution-words.ts';
import { useSession } from '../../../session/session.tsx';
import { CheckIcon, MailIcon } from '../../../ui/icons.tsx';
import { WhatsAppIcon } from '../../../ui/rare-icons.tsx';
import { ThankedBy } from './thanked-by.tsx';

interface ThanksProps {
  readonly to: {
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string | null;
    /** False for anonymous contributors. */
    readonly isReachable: boolean;
    readonly thankedAt: Date | null;
    readonly thankedBy: UserId | null;
    /** The mark waits for a connection. */
    readonly isWaiting: boolean;
  };
  /** Ready to send. */
  readonly text: string;
  readonly subject: string;
  readonly onThanked: (isThanked: boolean) => void;
}

const WAY = 'grid size-touch shrink-0 place-items-center rounded-full text-wine hover:bg-wine-wash';
const MARK =
  'inline-flex min-h-9 items-center gap-1 rounded-full border px-3 text-sm font-medium fades lg:whitespace-nowrap';

/**
 * The thank-you is written in another app, so only the person who wrote it knows whether it was sent. Anonymous contributors cannot
 * be contacted.
 */
export function Thanks({ to, text, subject, onThanked }: ThanksProps) {
  const { say } = useSession();
  const [isOffered, setOffered] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const { name, email, phoneNumber, isReachable, thankedAt, isWaiting } = to;
  const isThanked = thankedAt !== null;
  const isAsking = isOffered && !isThanked;
  const mark = isThanked
    ? 'border-transparent text-leaf max-lg:pr-0'
    : isAsking
      ? 'border-seal bg-seal text-on-seal'
      : 'border-edge bg-card text-ink group-hover:border-seal';
  return (
    <span className="flex flex-wrap items-center max-lg:justify-end">
      {isWaiting && (
        <span className="pr-2 text-sm text-faded max-lg:text-right">{say('analytics.thanks.waiting')}</span>
      )}
      {isReachable && (
        <a
          href={whatsAppThanks(phoneNumber, text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say('analytics.thanks.whatsapp', { name })}
          onClick={() => setOffered(true)}
          className={`${WAY} ${isThanked ? 'max-lg:hidden' : ''}`}
        >
          <WhatsAppIcon />
        </a>
      )}
      {email !== '' && (
        <a
          href={emailThanks(email, subject, text)}
          aria-label={say('analytics.thanks.email', { name })}
          onClick={() => setOffered(true)}
          className={`${WAY} ${isThanked ? 'max-lg:hidden' : ''}`}
        >
          <MailIcon />
        </a>
      )}
      <span role="status" className="text-sm whitespace-nowrap">
        {isAsking && <span className="pr-2 pl-1 max-lg:sr-only">{say('analytics.thanks.sent')}</span>}
        {isThanked && isMarked && <span className="sr-only">{say('analytics.thanks.marked-of', { name })}</span>}
      </span>
      <button
        type="button"
        aria-label={say(isThanked ? 'analytics.thanks.marked-of' : 'analytics.thanks.mark-of', { name })}
        onClick={() => {
          onThanked(!isThanked);
          setOffered(false);
          setMarked(true);
        }}
        className="group inline-flex min-h-touch cursor-pointer items-center"
      >
        <span className={`${MARK} ${mark}`}>
          {say(isThanked ? 'analytics.thanks.marked' : 'analytics.thanks.mark')}
          {isThanked && <CheckIcon className="size-4" />}
        </span>
      </button>
      <ThankedBy of={to} />
    </span>
  );
}
