import { readableText } from '../readable-text.ts';
import type { Bounds } from '../schema.ts';
import { byteLength, characterCount } from '../text.ts';
import type { CheckedForm, FieldProblem, FormProblem } from './field-problem.ts';

type MaybeProblem = FieldProblem | null;

/**
 * The result of validating a form: its value, or its problems with a summary. `summary` defaults to the first problem
 * in field order.
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

/** The form's own message if a required field is empty. */
export function ifMissing<Field extends string>(
  fields: Readonly<Record<Field, MaybeProblem>>,
  code: FormProblem['code'],
): FormProblem | null {
  return Object.values<MaybeProblem>(fields).some((problem) => problem && MISSING.includes(problem.code))
    ? { code }
    : null;
}

const MISSING: readonly FieldProblem['code'][] = ['required', 'no-items'];

export interface TextField extends Bounds {
  readonly kind?: string;
}

/** The text that a form takes from a field: trimmed, and without invisible characters. */
export function entered({ kind }: TextField, typed: string): string {
  return readableText(typed, kind === 'lines' ? 'lines' : 'line');
}

/** Why `field` does not accept a text. */
export function textProblem(field: TextField, typed: string): MaybeProblem {
  const { least = 0, most = Infinity, mostBytes = Infinity } = field;
  const text = entered(field, typed);
  if (text === '') return least > 0 ? { code: 'required' } : null;
  if (characterCount(text) > most) return { code: 'too-long', most };
  if (byteLength(text) > mostBytes) return { code: 'too-many-bytes' };
  return field.mismatch && field.pattern?.test(text) === false ? { code: field.mismatch } : null;
}
