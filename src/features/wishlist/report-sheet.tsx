import { useCallback, useState, type FormEvent } from 'react';
import { ANONYMOUS } from '../../domain/ids.ts';
import { REPORT_REASONS, type ReportReason } from '../../domain/support.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sayFailure } from '../../session/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { useSubmission } from '../../session/submission.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Guest } from './guest.ts';

const LONGEST_MESSAGE = 1_000;

interface ReportSheetProps {
  readonly wishlist: Wishlist;
  readonly guest: Guest;
  readonly onClosed: () => void;
}

/** Tells the admins that something is wrong with a page. */
export function ReportSheet({ wishlist, guest, onClosed }: ReportSheetProps) {
  const { say, connection } = useSession();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState<ReportReason>('spam');
  const [message, setMessage] = useState('');
  const { outcome, submit } = useSubmission(
    useCallback(
      async (report: { reason: ReportReason; message: string }) => {
        const { reportWishlist } = await import('../../data/support/operations.ts');
        await reportWishlist(connection, { wishlistId: wishlist.id, ...report }, guest.account?.id ?? ANONYMOUS);
      },
      [connection, wishlist.id, guest.account],
    ),
  );
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ reason, message });
  };
  return (
    <Sheet open={open} onClose={close} title={say('reporting.title')} closeLabel={say('guest.close')}>
      {outcome.state === 'done' ? (
        <>
          <p role="status" className="pb-4">
            {say('reporting.done')}
          </p>
          <Button wide onClick={close}>
            {say('guest.close')}
          </Button>
        </>
      ) : (
        <form onSubmit={send} className="space-y-4">
          <p className="text-faded">{say('reporting.lead')}</p>
          <RadioCards
            legend={say('reporting.reason')}
            options={REPORT_REASONS.map((value) => ({ value, label: say(`reporting.reason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          <TextArea
            label={say('reporting.message')}
            maxLength={LONGEST_MESSAGE}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          {outcome.state === 'failed' && <Notice text={sayFailure(say, outcome.failure)} />}
          <DialogActions>
            <Button type="submit" busy={outcome.state === 'busy'} busyLabel={say('reporting.submitting')}>
              {say('reporting.submit')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Sheet>
  );
}
