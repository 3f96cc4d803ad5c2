import { Failure } from '../domain/failure.ts';
import { entered, textProblem, type TextField } from '../domain/forms/check-form.ts';

/** A cleaned and validated text. The rules would deny an invalid one without a reason. */
export function enteredText(name: string, field: TextField, text: string): string {
  const problem = textProblem(field, text);
  if (problem) throw new Failure('invalid', `The ${name} cannot be stored: ${problem.code}.`);
  return entered(field, text);
}

/** Truncates text that no user typed. */
export function cutOff(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
