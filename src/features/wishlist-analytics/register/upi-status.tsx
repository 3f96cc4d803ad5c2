import { isReminderDue } from '../../../domain/register-selection.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { useNow } from '../../../session/browser/use-now.ts';
import {
  emailThanks,
  sayContributor,
  sayReminder,
  whatsAppThanks,
} from '../../../session/register/contribution-words.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button, TextLink } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';

const TONES: Readonly<Record<'promised' | 'sent' | 'received', BadgeTone>> = {
  promised: 'neutral',
  sent: 'marigold',
  received: 'leaf',
};

interface UpiStatusProps {
  readonly contribution: Transaction;
  /** The title of the wishlist, with the couple's names. */
  readonly title: string;
  /** For messages to guests, in the language of the wishlist. */
  readonly guestCatalogue: Catalogue;
  /** Without it the gift cannot be marked as received, nor its giver reminded. */
  readonly onReceived: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** How far a gift by UPI has come. Only the couple's bank knows whether it has arrived. */
export function UpiStatus({ contribution, title, guestCatalogue, onReceived, isBusy }: UpiStatusProps) {
  const { say, format } = useSession();
  const { status, sentAt, completedAt, utr } = contribution;
  if (status === 'completed' || status === 'set_aside') return null;
  const at = status === 'received' ? completedAt : status === 'sent' ? sentAt : null;
  const words = say(`analytics.status.${status}`);
  const isReceived = status === 'received';
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={TONES[status]} icon={isReceived ? <CheckIcon className="size-3.5" /> : undefined}>
        {at ? say('analytics.status.on', { status: words, date: format.shortDate(at) }) : words}
      </Badge>
      {utr !== null && (
        <span translate="no" className="text-faded figures">
          {say('analytics.utr')} <span className="select-all">{utr}</span>
        </span>
      )}
      {onReceived && !isReceived && (
        <>
          <Button
            look="link"
            busy={isBusy}
            aria-label={say('analytics.receive.of', {
              name: sayContributor(say, contribution),
              amount: format.rupees(contribution.amount),
            })}
            onClick={onReceived}
          >
            {say('analytics.receive')}
          </Button>
          <Reminder contribution={contribution} title={title} guestCatalogue={guestCatalogue} />
        </>
      )}
    </span>
  );
}

/** After three days. Nothing is sent by itself: it opens the message in the couple's own app. */
function Reminder({
  contribution,
  title,
  guestCatalogue,
}: Pick<UpiStatusProps, 'contribution' | 'title' | 'guestCatalogue'>) {
  const { say } = useSession();
  const now = useNow();
  const { email, phoneNumber, isAnonymous } = contribution;
  if (isAnonymous || !isReminderDue(contribution, now)) return null;
  const text = sayReminder(guestCatalogue, contribution, title);
  const isByEmail = email !== '' && phoneNumber === null;
  const href = isByEmail
    ? emailThanks(email, guestCatalogue.say('analytics.remind.subject'), text)
    : whatsAppThanks(phoneNumber, text);
  const name = sayContributor(say, contribution);
  return (
    <TextLink
      href={href}
      aria-label={say(isByEmail ? 'analytics.remind.email' : 'analytics.remind.whatsapp', { name })}
      {...(!isByEmail && { target: '_blank', rel: 'noopener noreferrer' })}
      className="inline-flex min-h-touch items-center"
    >
      {say('analytics.remind')}
    </TextLink>
  );
}
