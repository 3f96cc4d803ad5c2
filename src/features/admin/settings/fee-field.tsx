import { checkSettings, settingsFormOf } from '../../../domain/forms/settings-form.ts';
import { rupees } from '../../../domain/money.ts';
import { DEFAULT_SETTINGS, fee } from '../../../domain/platform.ts';
import { HIGHEST_FEE_PERCENT } from '../../../domain/shown-settings.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import { useSession } from '../../../session/session.tsx';
import { TextField } from '../../../ui/field.tsx';

// An example amount for which two decimals of a percentage are whole rupees.
const GIVEN = rupees(10_000);

interface FeeFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly error: string | null;
}

export function FeeField({ typed, onType, error }: FeeFieldProps) {
  const catalogue = useSession();
  const { say } = catalogue;
  const checked = checkSettings({ ...settingsFormOf(DEFAULT_SETTINGS), feePercent: typed });
  return (
    <>
      <TextField
        label={say('admin-settings.fee.label')}
        hint={say('admin-settings.fee.hint', { most: HIGHEST_FEE_PERCENT })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="max-w-40"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={error}
      />
      <p aria-live="polite" className="min-h-6 text-faded figures">
        {checked.ok && sayExample(catalogue, checked.value.feePercent)}
      </p>
    </>
  );
}

function sayExample({ say, format }: Catalogue, feePercent: number): string {
  const kept = fee(GIVEN, { feePercent });
  return say('admin-settings.fee.example', {
    given: format.rupees(GIVEN),
    fee: format.rupees(kept),
    rest: format.rupees(GIVEN - kept),
  });
}
