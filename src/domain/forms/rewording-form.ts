import { contributionForm } from '../contribution-fields.ts';
import type { Words } from '../rewording.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

/** The words of a gift as its giver changes them. */
export interface TypedWords {
  /** null if it stays. */
  readonly displayName: string | null;
  readonly message: string;
}

export function checkWords({ displayName, message }: TypedWords): CheckedForm<Words, keyof TypedWords> {
  const { displayName: name, message: blessing } = contributionForm;
  return checked(
    {
      displayName: displayName === null ? null : textProblem(name, displayName),
      message: textProblem(blessing, message),
    },
    () => ({
      displayName: displayName === null ? '' : entered(name, displayName),
      message: entered(blessing, message),
    }),
  );
}
