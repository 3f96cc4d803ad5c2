import { withLatinDigits } from '../digits.ts';
import { HIGHEST_FEE_PERCENT, type PlatformSettings, settingsForm } from '../settings.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import { filledForm } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type SettingsForm = Typed<typeof settingsForm>;

export function settingsFormOf(settings: PlatformSettings): SettingsForm {
  return filledForm(settingsForm, settings);
}

export function checkSettings(form: SettingsForm): CheckedForm<PlatformSettings, 'feePercent' | 'announcement'> {
  const percent = parsePercent(form.feePercent);
  return checked(
    {
      feePercent: percent === null || percent > HIGHEST_FEE_PERCENT ? whyNoFee(form.feePercent) : null,
      announcement: textProblem(settingsForm.announcement, form.announcement),
    },
    () => ({
      ...form,
      feePercent: Number(percent),
      announcement: entered(settingsForm.announcement, form.announcement),
    }),
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
