import { byteLength, characterCount } from '../text.ts';
import { isEmailAddress } from '../web-address.ts';
import type { CheckedForm, FieldProblem, FormProblem } from './field-problem.ts';

/** What the rules hold an e-mail address to. */
export const LONGEST_EMAIL = 254;

type MaybeProblem = FieldProblem | null;

/**
 * The outcome of a form: its value, if no field has a problem; otherwise the problems and what to say of all of them,
 * which is `summary` or else the first problem, in the order of the fields.
 */
export function checked<Value, Field extends string>(
  fields: Readonly<Record<Field, MaybeProblem>>,
  value: () => Value,
  summary: FormProblem | null = null,
): CheckedForm<Value, Field> {
  const problems: { [name in Field]?: FieldProblem } = {};
  let first: FieldProblem | null = null;
  for (const name in fields) {
    const problem = fields[name];
    if (!problem) continue;
    problems[name] = problem;
    first ??= problem;
  }
  return first ? { ok: false, problems, summary: summary ?? first } : { ok: true, value: value() };
}

/** The form's own sentence, if any of the fields that the product asks for is empty. */
export function ifMissing<Field extends string>(
  fields: Readonly<Record<Field, MaybeProblem>>,
  code: FormProblem['code'],
): FormProblem | null {
  return Object.values<MaybeProblem>(fields).some((problem) => problem && MISSING.includes(problem.code))
    ? { code }
    : null;
}

const MISSING: readonly FieldProblem['code'][] = ['required', 'no-items'];

export interface TextBounds {
  readonly most: number;
  readonly mostBytes?: number;
}

export function requiredText(text: string, bounds: TextBounds): MaybeProblem {
  return text.trim() === '' ? { code: 'required' } : optionalText(text, bounds);
}

export function optionalText(text: string, { most, mostBytes = Infinity }: TextBounds): MaybeProblem {
  const trimmed = text.trim();
  if (characterCount(trimmed) > most) return { code: 'too-long', most };
  return byteLength(trimmed) > mostBytes ? { code: 'too-many-bytes' } : null;
}

export function requiredEmail(text: string): MaybeProblem {
  return text.trim() === '' ? { code: 'required' } : optionalEmail(text);
}

export function optionalEmail(text: string): MaybeProblem {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (characterCount(trimmed) > LONGEST_EMAIL) return { code: 'too-long', most: LONGEST_EMAIL };
  return isEmailAddress(trimmed) ? null : { code: 'not-an-email' };
}
