import { Failure } from '../domain/failure.ts';
import { textProblem } from '../domain/forms/check-form.ts';
import type { Bounds } from '../domain/schema.ts';

/** A text without the space around it. The rules would refuse a wrong one without saying why. */
export function enteredText(name: string, field: Bounds, text: string): string {
  const problem = textProblem(field, text);
  if (problem) throw new Failure('invalid', `The ${name} cannot be stored: ${problem.code}.`);
  return text.trim();
}

/** Cuts off text that nobody typed. */
export function cutOff(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
