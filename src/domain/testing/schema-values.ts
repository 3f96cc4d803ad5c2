import { READABLE } from '../readable-text.ts';
import type { Bounds, Schema } from '../schema.ts';
import { byteLength, characterCount } from '../text.ts';

/** Every property that a schema may have. */
export interface AnySchema extends Schema<unknown>, Bounds {
  readonly kind?: string;
  readonly options?: readonly string[];
  readonly fields?: Readonly<Record<string, AnySchema>>;
  readonly variants?: readonly AnySchema[];
  readonly of?: AnySchema;
  readonly isOptional?: boolean;
  readonly isNullable?: boolean;
  readonly byDefault?: unknown;
  readonly value?: unknown;
}

const LONGEST_ID = 'u'.repeat(36);
const AT = new Date('2026-11-21T00:00:00Z');

/** The pattern of the field or, for texts that people read, of its kind. */
export function patternOf({ pattern, kind }: AnySchema): RegExp | undefined {
  return kind === 'line' || kind === 'lines' ? READABLE[kind] : pattern;
}

/** The largest value that the schema allows. */
export function largestValue(schema: AnySchema): unknown {
  const { kind, options, fields, variants, of, most = 0, mostBytes = most * 3, pattern, value = 1 } = schema;
  if (fields) return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, largestValue(field)]));
  if (variants?.[0]) return largestValue(variants[0]);
  if (of) return Array.from({ length: most }, () => largestValue(of));
  if (options) return [...options].sort((one, other) => other.length - one.length)[0];
  if (kind === 'flag') return true;
  if (kind === 'time') return AT;
  if (kind !== 'text' && kind !== 'line' && kind !== 'lines') return value;
  if (most === 0) return LONGEST_ID;
  // Letters of Indian scripts take three bytes. URLs contain none.
  return pattern ? 'u'.repeat(most) : 'क'.repeat(Math.floor(mostBytes / 3));
}

/** The values outside their schema's bounds, one line each. */
export function outOfBounds(schema: AnySchema, value: unknown, place: string): string[] {
  const { fields, of, isNullable } = schema;
  if (value === undefined || (value === null && isNullable)) return [];
  if (fields)
    return Object.entries(fields).flatMap(([key, field]) =>
      outOfBounds(field, (value as Record<string, unknown>)[key], `${place}.${key}`),
    );
  const inside =
    of && Array.isArray(value) ? value.flatMap((each, at) => outOfBounds(of, each, `${place}[${at}]`)) : [];
  return isInBounds(schema, value) ? inside : [`${place}: ${JSON.stringify(value)}`, ...inside];
}

function isInBounds({ least = 0, most = Infinity, mostBytes = Infinity, ...schema }: AnySchema, value: unknown) {
  const { options } = schema;
  const pattern = patternOf(schema);
  if (typeof value === 'string') {
    const length = characterCount(value);
    const fits = length >= least && length <= most && byteLength(value) <= mostBytes;
    return options ? options.includes(value) : fits && (value === '' || !pattern || pattern.test(value));
  }
  const size = Array.isArray(value) ? value.length : value;
  return typeof size !== 'number' || (size >= least && size <= most) || schema.kind === 'index';
}

/** Missing and unknown keys of a stored value, one line each. */
export function wrongKeys(schema: AnySchema, value: unknown, place: string): string[] {
  const { of, variants } = schema;
  if (of && Array.isArray(value)) return value.flatMap((each, at) => wrongKeys(of, each, `${place}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  const shapes = (variants ?? [schema]).flatMap(({ fields }) => (fields ? [fields] : []));
  const [best = []] = shapes
    .map((fields) => wrongKeysOf(fields, value as Record<string, unknown>, place))
    .sort((one, other) => one.length - other.length);
  return best;
}

function wrongKeysOf(fields: NonNullable<AnySchema['fields']>, stored: Record<string, unknown>, place: string) {
  const missing = Object.entries(fields).filter(
    ([key, field]) => !(key in stored) && !('isOptional' in field || 'byDefault' in field),
  );
  return [
    ...missing.map(([key]) => `${place}.${key} is missing`),
    ...Object.entries(stored).flatMap(([key, value]) => {
      const field = fields[key];
      return field ? wrongKeys(field, value, `${place}.${key}`) : [`${place}.${key} is unknown`];
    }),
  ];
}
