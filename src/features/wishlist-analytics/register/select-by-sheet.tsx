import { useState } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import { selectedBy, startOfYesterday } from '../../../domain/register-selection.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { parseAmount } from '../../../domain/typed-amount.ts';
import { useNow } from '../../../session/browser/use-now.ts';
import { sayFailure, sayProblem } from '../../../session/language/language-wording.ts';
import type { WholeRegister } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SelectBySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly whole: Loadable<WholeRegister>;
  readonly onRetry: () => void;
  readonly onSelect: (contributions: readonly Transaction[]) => void;
}

/** Selects contributions of the whole register by their time, amount and anonymity. */
export function SelectBySheet({ open, onClose, whole, onRetry, onSelect }: SelectBySheetProps) {
  const { say } = useSession();
  const [since, setSince] = useState('');
  const [below, setBelow] = useState('');
  const [isAnonymousOnly, setAnonymousOnly] = useState(false);
  const amount = parseAmount(below);
  const isBadAmount = !amount.ok && amount.why !== 'empty';
  const yesterday = localMinute(startOfYesterday(useNow()));
  const rule = {
    since: since === '' ? null : new Date(since),
    below: amount.ok ? amount.amount : null,
    isAnonymousOnly,
  };
  const found = whole.state === 'ready' && !isBadAmount ? whole.value.all.filter((row) => selectedBy(rule, row)) : [];
  const count = found.length;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('analytics.select-by.title')}
      closeLabel={say('analytics.correct.close')}
    >
      <p className="pb-2 text-faded">{say('analytics.select-by.lead')}</p>
      <Chips label={say('analytics.select-by.title')}>
        <Chip
          pressed={since === yesterday && below === '' && isAnonymousOnly}
          onClick={() => {
            setSince(yesterday);
            setBelow('');
            setAnonymousOnly(true);
          }}
        >
          {say('analytics.select-by.anonymous-since-yesterday')}
        </Chip>
      </Chips>
      <div className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          className="min-h-14! appearance-none"
          label={say('analytics.select-by.since')}
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
        <AmountField
          label={say('analytics.select-by.below')}
          value={below}
          onChange={(event) => setBelow(event.target.value)}
          error={isBadAmount ? sayProblem(say, { code: amount.why }) : null}
        />
      </div>
      <Checkbox checked={isAnonymousOnly} onChange={(event) => setAnonymousOnly(event.target.checked)}>
        {say('analytics.select-by.anonymous')}
      </Checkbox>
      {whole.state === 'failed' && (
        <Notice text={`${say('analytics.register.failed')} ${sayFailure(say, whole.failure)}`}>
          <Button look="quiet" onClick={onRetry}>
            {say('failure.retry')}
          </Button>
        </Notice>
      )}
      <p role="status" className="min-h-6 pb-3 text-faded">
        {whole.state === 'loading' && say('analytics.select-by.reading')}
        {whole.state === 'ready' && count === 0 && say('analytics.select-by.none')}
      </p>
      <DialogActions>
        <Button wide size="large" disabled={count === 0} onClick={() => onSelect(found)}>
          {say('analytics.select-by.select', { count })}
        </Button>
      </DialogActions>
    </Sheet>
  );
}

/** The value of a datetime-local field: `2026-12-04T00:00`, in local time. */
function localMinute(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
