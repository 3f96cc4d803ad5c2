import { MOST_ANNOUNCEMENTS } from '../announcements.ts';
import { withLatinDigits } from '../digits.ts';
import type { PlatformSettings } from '../settings.ts';
import { HIGHEST_FEE_PERCENT } from '../shown-settings.ts';
import { checked } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

export interface SettingsForm extends Omit<PlatformSettings, 'feePercent'> {
  readonly feePercent: string;
}

export function settingsFormOf(settings: PlatformSettings): SettingsForm {
  return { ...settings, feePercent: String(settings.feePercent) };
}

export function checkSettings(form: SettingsForm): CheckedForm<PlatformSettings, 'feePercent' | 'announcements'> {
  const percent = parsePercent(form.feePercent);
  return checked(
    {
      feePercent: percent === null || percent > HIGHEST_FEE_PERCENT ? whyNoFee(form.feePercent) : null,
      // Two admins may have added some at once.
      announcements:
        form.announcements.length > MOST_ANNOUNCEMENTS
          ? { code: 'too-many-announcements', most: MOST_ANNOUNCEMENTS }
          : null,
    },
    () => ({ ...form, feePercent: Number(percent) }),
  );
}

function whyNoFee(typed: string): FieldProblem {
  return typed.trim() === '' ? { code: 'required' } : { code: 'not-a-fee', most: HIGHEST_FEE_PERCENT };
}

/** '7.5', '7.5 %', '.5': at most two decimals, the precision of the fee calculation. */
function parsePercent(typed: string): number | null {
  const [, digits] = /^(\d{1,3}(?:\.\d{0,2})?|\.\d{1,2})\s*%?$/.exec(withLatinDigits(typed.trim())) ?? [];
  return digits === undefined ? null : Number(digits);
}
