import { MailIcon } from '../../../ui/icons.tsx';
import { useState, type ReactNode } from 'react';
import type { SupportMessage, SupportStatus } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ClampedTitle } from '../../../ui/clamped-title.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { MessageBadges } from './message-badges.tsx';
import { replyAddress } from './reply-address.ts';
import type { Inbox } from './use-inbox.ts';

interface MessageSheetProps {
  /** null if none is open. */
  readonly message: SupportMessage | null;
  readonly inbox: Inbox;
  readonly onClose: () => void;
}

export function MessageSheet({ message, inbox, onClose }: MessageSheetProps) {
  const { say, langOf } = useSession();
  // Keeps the content while the sheet closes.
  const [last, setLast] = useState(message);
  if (message && message !== last) setLast(message);
  return (
    <Sheet
      open={message !== null}
      onClose={onClose}
      title={last && <ClampedTitle lang={langOf(last.subject)}>{last.subject}</ClampedTitle>}
      closeLabel={say('admin-support.message.close')}
    >
      {last && <Letter message={last} inbox={inbox} onClose={onClose} />}
    </Sheet>
  );
}

function Letter({ message, inbox, onClose }: { message: SupportMessage; inbox: Inbox; onClose: () => void }) {
  const catalogue = useSession();
  const { say, format, langOf } = catalogue;
  const { status } = message;
  const markAs = (as: SupportStatus) => (
    <Button
      look="quiet"
      disabled={inbox.marking !== null}
      busy={inbox.marking === as}
      busyLabel={say('admin-support.message.marking')}
      onClick={() => inbox.mark(message, as, onClose)}
    >
      {say(`admin-support.message.mark.${as}`)}
    </Button>
  );
  return (
    <>
      <div className="grid gap-4 pb-4">
        <MessageBadges message={message} />
        <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <Detail label={say('admin-support.message.from')}>
            <span className="line-clamp-2">{message.name}</span>
            <span className="block text-faded">{message.email}</span>
          </Detail>
          <Detail label={say('admin-support.message.received')}>{format.moment(message.createdAt)}</Detail>
        </dl>
        <p lang={langOf(message.message)} className="rounded-xl bg-paper p-4 whitespace-pre-wrap">
          {message.message}
        </p>
      </div>
      <DialogActions>
        {status !== 'new' && markAs('new')}
        {status === 'new' && markAs('read')}
        {status !== 'answered' && markAs('answered')}
        <ButtonLink icon={<MailIcon />} href={replyAddress(catalogue, message)}>
          {say('admin-support.message.reply')}
        </ButtonLink>
      </DialogActions>
    </>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-sm text-faded sm:py-0.5">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
