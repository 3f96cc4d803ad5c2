/**
 * Describes stored values and form fields: types, parsers, empty forms, key lists and bounds are derived from a schema, and
 * a test compares firestore.rules with it. Parsing checks kinds, not bounds: a stored document stays readable when a bound
 * is tightened. Forms, writers and the security rules check bounds.
 */
import { Failure } from './failure.ts';
import type { Mismatch } from './forms/field-problem.ts';
import { isRupees, type Rupees } from './money.ts';

export interface Schema<T> {
  /** Throws a Failure ('unexpected-data') that names the place and the expected type. */
  readonly parse: (value: unknown, place: string) => T;
}
export type Infer<S> = S extends Schema<infer T> ? T : never;

/**
 * The length of a text in characters and UTF-8 bytes, or the value of a number. A text with a minimum of 1 is required.
 */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly mostBytes?: number;
  /** The whole text must match, otherwise it has the problem `mismatch`. */
  readonly pattern?: RegExp;
  readonly mismatch?: Mismatch;
}
type Leaf<T, Kind, B> = Schema<T> & B & { readonly kind: Kind };
/** `initial` is preselected in an empty form. */
export type Choice<T> = Leaf<T, 'choice', { readonly options: readonly T[]; readonly initial: T }>;
export type Optional = { readonly isOptional: true };

export type StoredMap = Readonly<Record<string, unknown>>;
export type Shape = Readonly<Record<string, Schema<unknown>>>;
export type Parsed<F> = Flat<
  { readonly [K in keyof F as F[K] extends Optional ? never : K]: Infer<F[K]> } & {
    readonly [K in keyof F as F[K] extends Optional ? K : never]?: Infer<F[K]>;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] };

function leaf<T, const Meta>(
  expected: string,
  fits: (value: unknown) => value is T,
  meta: Meta,
  read: (value: unknown) => unknown = (value) => value,
): Schema<T> & Meta {
  const parse = (stored: unknown, place: string) => {
    const value = read(stored);
    return fits(value) ? value : unexpected(place, expected);
  };
  return { ...meta, parse };
}
/** Firestore can store -0, which counts as 0. */
const withoutSign = (value: unknown): unknown => (value === 0 ? 0 : value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isIndex = (value: unknown): value is number => value === -1 || isRupees(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isWhole: (value: unknown) => value is number = isRupees;

const textOf =
  <const Kind extends string>(kind: Kind) =>
  <const B extends Bounds>(bounds: B): Leaf<string, Kind, B> =>
    leaf('a string', isText, { kind, ...bounds });
export const text = textOf('text');
/** For people to read, without line breaks; readable-text.ts says which characters it may have. */
export const line = textOf('line');
/** The same with line breaks. */
export const lines = textOf('lines');
export const number = <const B extends Bounds>(bounds: B): Leaf<number, 'number', B> =>
  leaf('a number', isNumber, { kind: 'number', ...bounds });
export const whole = <const B extends Bounds>(bounds: B): Leaf<number, 'whole', B> =>
  leaf('a whole number from 0 up', isWhole, { kind: 'whole', ...bounds }, withoutSign);
export const rupees = <const B extends Bounds>(bounds: B): Leaf<Rupees, 'rupees', B> =>
  leaf('a whole number of rupees', isRupees, { kind: 'rupees', ...bounds }, withoutSign);
export const flag = leaf('true or false', isFlag, { kind: 'flag', initial: false });
/** An index in a list; -1 for none. */
export const index = leaf('an index', isIndex, { kind: 'index' });
const toTime = (value: unknown, place: string): Date => timeOf(value) ?? unexpected(place, 'a time');
export const time = { kind: 'time', parse: toTime } as const;
/** Parses any stored value as this one value. */
export const always = <const T>(value: T) => ({ value, parse: () => value });

export function oneOf<const T extends string>(options: readonly [T, ...T[]], initial: T = options[0]): Choice<T> {
  const isOption = (value: unknown): value is T => options.some((option) => option === value);
  return leaf(`one of ${options.join(', ')}`, isOption, { kind: 'choice', options, initial });
}

/** `read` throws a RangeError if it cannot read the text. */
export function textAs<T, const B extends Bounds>(read: (text: string) => T, bounds: B): Leaf<T, 'text', B> {
  const parse = (value: unknown, place: string) => {
    if (!isText(value)) return unexpected(place, 'a string');
    try {
      return read(value);
    } catch (error) {
      if (error instanceof RangeError) return unexpected(place, `readable (${error.message})`);
      throw error;
    }
  };
  return { kind: 'text', ...bounds, parse };
}

/** A key that may be absent, in the parsed map too. */
export const optional = <S extends object>(schema: S): S & Optional => ({ ...schema, isOptional: true });

/** A key that may be absent and then has a default value. */
export function withDefault<T, S extends Schema<T>>(schema: S & Schema<T>, byDefault: T) {
  const parse = (value: unknown, place: string) => (value === undefined ? byDefault : schema.parse(value, place));
  return { ...schema, byDefault, parse };
}

export function nullable<T, S extends Schema<T>>(schema: S & Schema<T>) {
  const parse = (value: unknown, place: string) => (value === null ? null : schema.parse(value, place));
  return { ...schema, isNullable: true, parse };
}

export function list<T>(of: Schema<T>, most: number) {
  const parse = (value: unknown, place: string): readonly T[] =>
    isList(value) ? value.map((entry, at) => of.parse(entry, `${place}[${at}]`)) : unexpected(place, 'a list');
  return { of, most, parse };
}

export function map<F extends Shape>(fields: F): Schema<Parsed<F>> & { readonly fields: F } {
  const parse = (value: unknown, place: string) => {
    const stored = mapAt(value, place);
    const parsed: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields))
      if (stored[key] !== undefined || !('isOptional' in field))
        parsed[key] = field.parse(stored[key], `${place}: ${key}`);
    return parsed as Parsed<F>;
  };
  return { fields, parse };
}

/** Only the keys of `fields`, in their order. A key whose value is undefined is absent. */
export function pick<F extends Shape>(fields: F, from: Partial<Parsed<F>>): Parsed<F> {
  const values = Object.keys(fields).map((key) => [key, (from as StoredMap)[key]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Parsed<F>;
}

export function mapAt(value: unknown, place: string): StoredMap {
  const isMap = typeof value === 'object' && value !== null && !isList(value) && !timeOf(value);
  return isMap ? (value as StoredMap) : unexpected(place, 'a map');
}

/** The Timestamp classes of both Firestore SDKs have `toDate`. */
function timeOf(value: unknown): Date | null {
  const stamp = value as { toDate?: unknown } | null | undefined;
  const at = typeof stamp?.toDate === 'function' ? (stamp as { toDate(): unknown }).toDate() : value;
  return at instanceof Date ? at : null;
}

function unexpected(place: string, expected: string): never {
  throw new Failure('unexpected-data', `${place} is not ${expected}.`);
}
