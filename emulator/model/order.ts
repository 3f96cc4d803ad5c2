import { compareTimestamps } from './timestamp.ts';
import { vectorComponents, type Fields, type Value } from './value.ts';

/**
 * The order of Firestore values: null, booleans, numbers (NaN first), timestamps, strings, bytes, references,
 * geopoints, arrays, vectors, maps.
 */
const RANKS: Record<Value['kind'], number> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geopoint: 7,
  array: 8,
  map: 10,
};
const VECTOR_RANK = 9;

/** Type order: values compare by rank first, and range filters only match values of the operand's rank. */
export function rankOf(value: Value): number {
  return value.kind === 'map' && vectorComponents(value.fields) ? VECTOR_RANK : RANKS[value.kind];
}

export function compareValues(a: Value, b: Value): number {
  const rank = rankOf(a);
  const difference = rank - rankOf(b);
  if (difference !== 0) return difference;
  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a.value) - Number((b as typeof a).value);
    case 'integer':
    case 'double':
      return compareNumbers(a.value, (b as typeof a).value);
    case 'timestamp':
      return compareTimestamps(a.value, (b as typeof a).value);
    case 'string':
      return compareStrings(a.value, (b as typeof a).value);
    case 'bytes':
      return compareBytes(a.value, (b as typeof a).value);
    case 'reference':
      return comparePaths(a.value, (b as typeof a).value);
    case 'geopoint': {
      const other = b as typeof a;
      return compareNumbers(a.latitude, other.latitude) || compareNumbers(a.longitude, other.longitude);
    }
    case 'array':
      return compareArrays(a.values, (b as typeof a).values);
    case 'map':
      return rank === VECTOR_RANK
        ? compareVectors(a.fields, (b as typeof a).fields)
        : compareMaps(a.fields, (b as typeof a).fields);
  }
}

/** Filter equality: 1 equals 1.0, and 0 equals -0. */
export function equalValues(a: Value, b: Value): boolean {
  return a === b || compareValues(a, b) === 0;
}

/** NaN sorts before every other number. JavaScript compares bigint and number exactly. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  const aIsNaN = Number.isNaN(a);
  return aIsNaN === Number.isNaN(b) ? 0 : aIsNaN ? -1 : 1;
}

/** UTF-8 byte order, which equals code point order. In UTF-16, surrogates would sort too low. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return compareUnits(x, y);
  }
  return a.length - b.length;
}

function compareUnits(x: number, y: number): number {
  const xIsSurrogate = (x & 0xf800) === 0xd800;
  const yIsSurrogate = (y & 0xf800) === 0xd800;
  return xIsSurrogate === yIsSurrogate ? x - y : xIsSurrogate ? 1 : -1;
}

export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Canonical numbers only: `__id07__` is an ordinary name, or two different ids would compare equal. */
const NUMERIC_ID = /^__id(0|-?[1-9]\d*)__$/;

/** Numeric ids (`__id123__`) sort by number, before all other ids. */
export function compareIds(a: string, b: string): number {
  if (a.startsWith('__id') || b.startsWith('__id')) {
    const x = NUMERIC_ID.exec(a)?.[1];
    const y = NUMERIC_ID.exec(b)?.[1];
    if (x !== undefined && y !== undefined) return compareNumbers(BigInt(x), BigInt(y));
    if (x !== undefined || y !== undefined) return x !== undefined ? -1 : 1;
  }
  return compareStrings(a, b);
}

/** Compares segment by segment; a prefix comes first. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  if (a.includes('__id') || b.includes('__id')) {
    const x = a.split('/');
    const y = b.split('/');
    for (let i = 0; i < x.length && i < y.length; i++) {
      const difference = compareIds(x[i] as string, y[i] as string);
      if (difference !== 0) return difference;
    }
    return x.length - y.length;
  }
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    if (x === SLASH) return -1;
    if (y === SLASH) return 1;
    return compareUnits(x, y);
  }
  return a.length - b.length;
}

const SLASH = 0x2f;

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = compareValues(a[i] as Value, b[i] as Value);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Vectors compare by dimension, then by component. */
function compareVectors(a: Fields, b: Fields): number {
  const x = vectorComponents(a) ?? [];
  const y = vectorComponents(b) ?? [];
  return x.length - y.length || compareArrays(x, y);
}

function compareMaps(a: Fields, b: Fields): number {
  const x = sortedKeys(a);
  const y = sortedKeys(b);
  for (let i = 0; i < x.length && i < y.length; i++) {
    const key = x[i] as string;
    const difference = compareStrings(key, y[i] as string) || compareValues(a.get(key) as Value, b.get(key) as Value);
    if (difference !== 0) return difference;
  }
  return x.length - y.length;
}

function sortedKeys(fields: Fields): string[] {
  return [...fields.keys()].sort(compareStrings);
}

/** Strict identity: 1 and 1.0 differ, and so do 0 and -0. */
export function identicalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'double':
      return Object.is(a.value, (b as typeof a).value);
    case 'array': {
      const other = (b as typeof a).values;
      return (
        a.values.length === other.length && a.values.every((value, i) => identicalValues(value, other[i] as Value))
      );
    }
    case 'map':
      return identicalFields(a.fields, (b as typeof a).fields);
    case 'geopoint':
      return Object.is(a.latitude, (b as typeof a).latitude) && Object.is(a.longitude, (b as typeof a).longitude);
    default:
      return compareValues(a, b) === 0;
  }
}

export function identicalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}
