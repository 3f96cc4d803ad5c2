import { useCallback, useRef, useState, type FormEvent } from 'react';
import { type CheckedReport, checkReport, type ReportForm } from '../../domain/forms/report-form.ts';
import { ANONYMOUS, type WishlistId } from '../../domain/ids.ts';
import { REPORT_REASONS, reportForm, type ReportReason } from '../../domain/support.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sayFailure, sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { useSubmission } from '../../session/forms/submission.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusFirstProblem } from './first-problem.ts';
import type { GuestLoading } from './guest-operations.ts';
import type { Guest } from './guest.ts';

interface ReportSheetProps {
  readonly wishlist: Wishlist;
  readonly guest: Guest;
  readonly load: GuestLoading['reporting'];
}

const EMPTY: ReportForm = { reason: null, message: '' };

/** Reports that were closed before they were sent. */
const unsent = new Map<WishlistId, ReportForm>();

/** Tells the admins that something is wrong with a page. */
export function ReportSheet({ wishlist, guest, load }: ReportSheetProps) {
  const { say, connection } = useSession();
  const [open, setOpen] = useState(true);
  const [report, setReport] = useState(() => unsent.get(wishlist.id) ?? EMPTY);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const reporter = guest.account?.id ?? ANONYMOUS;
  const { outcome, submit } = useSubmission(
    useCallback(
      async (checked: CheckedReport) => {
        const { reportWishlist } = await load();
        await reportWishlist(connection, { wishlistId: wishlist.id, ...checked }, reporter);
        unsent.delete(wishlist.id);
      },
      [connection, load, wishlist.id, reporter],
    ),
  );
  const change = (changes: Partial<ReportForm>) => {
    const changed = { ...report, ...changes };
    setReport(changed);
    unsent.set(wishlist.id, changed);
  };
  const checked = checkReport(report);
  const problems = asked && !checked.ok ? checked.problems : {};
  const close = () => setOpen(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (checked.ok) void submit(checked.value);
    else if (report.reason) focusFirstProblem(form.current);
    else form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
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
        <form ref={form} onSubmit={send} noValidate className="space-y-4">
          <p className="text-faded">{say('reporting.lead')}</p>
          <RadioCards<ReportReason | ''>
            legend={say('reporting.reason')}
            options={REPORT_REASONS.map((value) => ({ value, label: say(`reporting.reason.${value}`) }))}
            value={report.reason ?? ''}
            onChange={(reason) => change({ reason: reason || null })}
          />
          {problems.reason && <Notice text={say('reporting.reason.missing')} />}
          <TextArea
            label={say('reporting.message')}
            note={report.reason === 'other' ? undefined : say('reporting.message.note')}
            maxLength={reportForm.message.most}
            value={report.message}
            onChange={(event) => change({ message: event.target.value })}
            error={problems.message && sayProblem(say, problems.message)}
          />
          {outcome.state === 'failed' && <Notice text={sayFailure(say, outcome.failure)} />}
          <DialogActions>
            <Button type="submit" size="large" busy={outcome.state === 'busy'} busyLabel={say('reporting.submitting')}>
              {say('reporting.submit')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Sheet>
  );
}
