import { Failure } from '../failure.ts';
import { formatNumber } from '../format.ts';
import type { Bounds, Parsed, Schema, Shape, StoredMap } from '../schema.ts';
import { parseAmount } from '../typed-amount.ts';
import { entered as enteredText, textProblem } from './check-form.ts';
import type { FieldProblem } from './field-problem.ts';
import type { Typed } from './typed-form.ts';

/** The parts of a schema that a form uses. */
interface Field extends Schema<unknown>, Bounds {
  readonly kind?: string;
  readonly initial?: unknown;
  readonly isOptional?: boolean;
  readonly isNullable?: boolean;
}

export function emptyForm<F extends Shape>(fields: F): Typed<F> {
  return each<Field, unknown>(fields, ({ initial = '' }) => initial) as Typed<F>;
}

/** The form for editing `value`. */
export function filledForm<F extends Shape>(fields: F, value: Parsed<F>): Typed<F> {
  const values: StoredMap = value;
  return each<Field, unknown>(fields, ({ kind, ...field }, key) => {
    if ('initial' in field) return values[key];
    const stored = values[key] ?? '';
    if (typeof stored !== 'number') return stored;
    return kind === 'rupees' ? formatNumber(stored) : String(stored);
  }) as Typed<F>;
}

export interface ReadFields<F> {
  /** The values without a problem. */
  readonly values: Partial<Parsed<F>>;
  readonly problems: { readonly [K in keyof F]: FieldProblem | null };
}

export function readFields<F extends Shape>(fields: F, form: Typed<F>): ReadFields<F> {
  const typed: StoredMap = form;
  const read = each(fields, (field, key) => readField(field, typed[key]));
  return {
    values: each(read, ({ value }) => value) as Partial<Parsed<F>>,
    problems: each(read, ({ problem = null }) => problem) as ReadFields<F>['problems'],
  };
}

interface ReadField {
  readonly value?: unknown;
  readonly problem?: FieldProblem;
}

function readField(field: Field, typed: unknown): ReadField {
  if (typeof typed !== 'string' || 'initial' in field) return { value: typed };
  const entered = enteredText(field, typed);
  if (entered === '' && field.isOptional) return {};
  if (entered === '' && field.isNullable) return { value: null };
  if (field.kind === 'rupees') return readRupees(field, entered);
  if (field.kind === 'whole') return readWhole(field, entered);
  const problem = textProblem(field, entered);
  return problem ? { problem } : readText(field, entered);
}

/** A text may match the pattern and still be invalid, such as 30 February. */
function readText({ parse, mismatch }: Field, entered: string): ReadField {
  try {
    return { value: parse(entered, '') };
  } catch (error) {
    if (error instanceof Failure && mismatch) return { problem: { code: mismatch } };
    throw error;
  }
}

function readRupees({ most = Infinity, isOptional }: Field, entered: string): ReadField {
  const typed = parseAmount(entered);
  if (typed.ok && typed.amount > most) return { problem: { code: 'price-too-high', most } };
  if (typed.ok && typed.amount > 0) return { value: typed.amount };
  // A required amount of zero counts as missing.
  if (!isOptional && (typed.ok || typed.why === 'empty')) return { problem: { code: 'required' } };
  return { problem: { code: typed.ok || typed.why === 'empty' ? 'not-an-amount' : typed.why } };
}

function readWhole({ least = 0, most = Infinity }: Field, entered: string): ReadField {
  const typed = parseAmount(entered);
  if (typed.ok && typed.amount >= least && typed.amount <= most) return { value: typed.amount };
  return { problem: typed.ok || entered !== '' ? { code: 'out-of-range', least, most } : { code: 'required' } };
}

function each<T, Out>(fields: Readonly<Record<string, T>>, change: (field: T, key: string) => Out) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(field, key)]));
}
