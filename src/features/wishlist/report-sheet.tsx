import { useState } from 'react';
import { type CheckedReport, checkReport, type ReportForm } from '../../domain/forms/report-form.ts';
import { ANONYMOUS, type WishlistId } from '../../domain/ids.ts';
import { REPORT_REASONS, reportForm, type ReportReason } from '../../domain/support.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useCheckedForm } from '../../session/forms/checked-form.ts';
import { type Unsent, useKeptForm } from '../../session/forms/kept-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { GuestApi } from './api.ts';
import type { Guest } from './guest.ts';

interface ReportSheetProps {
  readonly wishlist: Wishlist;
  readonly guest: Guest;
  readonly api: GuestApi;
}

const EMPTY: ReportForm = { reason: null, message: '' };

/** Reports that were closed before they were sent. */
const unsent: Unsent<WishlistId, ReportForm> = new Map();

/** Reports a page to the admins. */
export function ReportSheet({ wishlist, guest, api }: ReportSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const { typed, sending } = useKeptForm(unsent, wishlist.id, () => EMPTY);
  const [isSent, setSent] = useState(false);
  const reporter = guest.account?.id ?? ANONYMOUS;
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed,
    check: checkReport,
    send: (checked: CheckedReport) =>
      outcomeOf(async () => {
        await sending(() => api.report(wishlist.id, checked, reporter));
        setSent(true);
      }),
  });
  const close = () => setOpen(false);
  return (
    <Sheet open={open} onClose={close} title={say('reporting.title')} closeLabel={say('guest.close')}>
      {isSent ? (
        <>
          <p role="status" className="pb-4">
            {say('reporting.done')}
          </p>
          <Button wide onClick={close}>
            {say('guest.close')}
          </Button>
        </>
      ) : (
        <form ref={element} onSubmit={onSubmit} noValidate className="space-y-4">
          <p className="text-faded">{say('reporting.lead')}</p>
          <RadioCards<ReportReason | ''>
            legend={say('reporting.reason')}
            options={REPORT_REASONS.map((value) => ({ value, label: say(`reporting.reason.${value}`) }))}
            value={form.reason ?? ''}
            onChange={(reason) => change({ reason: reason || null })}
            error={errorOf('reason') && say('reporting.reason.missing')}
          />
          <TextArea
            label={say('reporting.message')}
            note={form.reason === 'other' ? undefined : say('reporting.message.note')}
            maxLength={reportForm.message.most}
            value={form.message}
            onChange={(event) => change({ message: event.target.value })}
            error={errorOf('message')}
          />
          <DialogActions>
            {failure && (
              <div className="w-full">
                <Notice text={sayFailure(say, failure)} />
              </div>
            )}
            <Button type="submit" size="large" busy={isBusy} busyLabel={say('reporting.submitting')}>
              {say('reporting.submit')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Sheet>
  );
}
