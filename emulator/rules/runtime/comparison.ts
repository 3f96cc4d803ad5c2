import { compareBytes, compareNumbers, compareStrings } from '../../model/order.ts';
import { typeError } from './failure.ts';
import {
  isMap,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  typeName,
  Unknown,
  type Domain,
  type RulesMap,
  type RulesValue,
} from './values.ts';

/** undefined if unknown. */
export type Verdict = boolean | undefined;

/** Number equality: by value at the top level, by type and value inside lists and maps, by value in sets and diffs. */
type Strictness = 'value' | 'type' | 'alike';

/** Values of different types are never equal, except integers and floats. */
export const equal = (a: RulesValue, b: RulesValue): Verdict => compareForEquality(a, b, 'value');

/** Equality of sets and diffs: numbers by value at any depth, and NaN equals NaN. */
export const alike = (a: RulesValue, b: RulesValue): Verdict => compareForEquality(a, b, 'alike');

function equalNumbers(a: number | bigint, b: number | bigint, strictness: Strictness): boolean {
  if (strictness === 'type') return a === b && Object.is(a, b);
  // oxlint-disable-next-line eqeqeq -- 1 equals 1.0
  return a == b || (strictness === 'alike' && Number.isNaN(a) && Number.isNaN(b));
}

function compareForEquality(a: RulesValue, b: RulesValue, strictness: Strictness): Verdict {
  if (a === b && typeof a !== 'number') return a instanceof Unknown ? undefined : true;
  if (a instanceof Unknown) return b instanceof Unknown ? undefined : equalToUnknown(a.domain, b, strictness);
  if (b instanceof Unknown) return equalToUnknown(b.domain, a, strictness);
  if (typeof a === 'number' || typeof a === 'bigint') {
    return (typeof b === 'number' || typeof b === 'bigint') && equalNumbers(a, b, strictness);
  }
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  const inside = strictness === 'value' ? 'type' : strictness;
  if (Array.isArray(a)) return Array.isArray(b) ? equalLists(a as RulesValue[], b as RulesValue[], inside) : false;
  if (a instanceof Uint8Array) return b instanceof Uint8Array && compareBytes(a, b) === 0;
  if (a instanceof RulesTimestamp) return b instanceof RulesTimestamp && a.nanos === b.nanos;
  if (a instanceof RulesDuration) return b instanceof RulesDuration && a.nanos === b.nanos;
  if (a instanceof RulesLatLng) {
    return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesPath) return b instanceof RulesPath ? equalLists(a.segments, b.segments, inside) : false;
  if (a instanceof RulesSet) return b instanceof RulesSet ? equalSets(a, b) : false;
  if (a instanceof RulesMapDiff) return false;
  return isMap(a) && isMap(b) ? equalMaps(a, b, inside) : false;
}

/** Three-valued AND: false wins, then unknown. */
function every(verdicts: Iterable<Verdict>): Verdict {
  let all: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
}

function some(verdicts: Iterable<Verdict>): Verdict {
  let any: Verdict = false;
  for (const verdict of verdicts) {
    if (verdict === true) return true;
    if (verdict === undefined) any = undefined;
  }
  return any;
}

function equalLists(a: readonly RulesValue[], b: readonly RulesValue[], strictness: Strictness): Verdict {
  if (a.length !== b.length) return false;
  let all: Verdict = true;
  for (let i = 0; i < a.length; i++) {
    const verdict = compareForEquality(a[i] as RulesValue, b[i] as RulesValue, strictness);
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
}

function equalSets(a: RulesSet, b: RulesSet): Verdict {
  if (a.items.length !== b.items.length) return false;
  return every(a.items.map((item) => includes(b.items, item, alike)));
}

function equalMaps(a: RulesMap, b: RulesMap, strictness: Strictness): Verdict {
  if (!a.isComplete || !b.isComplete) return undefined;
  // Rules compare whole wishlists many times per request, so this allocates nothing and stops at the first difference.
  let all: Verdict = true;
  let more = 0;
  for (const key of a.keys()) {
    more++;
    if (b.has(key) !== true) return false;
    const verdict = compareForEquality(a.get(key) as RulesValue, b.get(key) as RulesValue, strictness);
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  for (const _key of b.keys()) more--;
  return more === 0 ? all : false;
}

export function includes(items: readonly RulesValue[], wanted: RulesValue, as = equal): Verdict {
  return some(items.map((item) => as(item, wanted)));
}

export const negate = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

/** Negative, zero or positive; undefined if unknown. Errors for types without an order. */
function compare(a: RulesValue, b: RulesValue): number | undefined {
  if (a instanceof Unknown || b instanceof Unknown) return undefined;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return compareNumbers(a.nanos, b.nanos);
  if (a instanceof RulesDuration && b instanceof RulesDuration) return compareNumbers(a.nanos, b.nanos);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return compareBytes(a, b);
  return typeError([typeName(a), typeName(b)], ['number', 'string', 'timestamp', 'duration', 'bytes']);
}

export type OrderOperator = '<' | '<=' | '>' | '>=';

const ACCEPTS: Record<OrderOperator, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
};
const FLIPPED: Record<OrderOperator, OrderOperator> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

export function ordered(op: OrderOperator, a: RulesValue, b: RulesValue): Verdict {
  if (a instanceof Unknown) return b instanceof Unknown ? undefined : orderedUnknown(op, a.domain, b);
  if (b instanceof Unknown) return orderedUnknown(FLIPPED[op], b.domain, a);
  if (Number.isNaN(a) || Number.isNaN(b)) return false;
  const difference = compare(a, b);
  return difference === undefined ? undefined : ACCEPTS[op](difference);
}

/** Ordered types. A bound of another type says nothing about this value. */
function comparable(a: RulesValue, b: RulesValue): boolean {
  if (Number.isNaN(a) || Number.isNaN(b)) return false;
  return familyOf(a) === familyOf(b) && ['int', 'string', 'timestamp', 'duration', 'bytes'].includes(familyOf(a));
}

const familyOf = (value: RulesValue) => (typeof value === 'number' ? 'int' : typeName(value));

/** Range filters only match values of their operand's type, so a bound also determines the type. */
function orderedUnknown(op: OrderOperator, { above, below }: Domain, value: RulesValue): Verdict {
  if (above && comparable(above.value, value)) {
    const difference = compare(above.value, value) ?? 0;
    if (op === '>' && (difference > 0 || (difference === 0 && !above.inclusive))) return true;
    if (op === '>=' && difference >= 0) return true;
    if (op === '<=' && (difference > 0 || (difference === 0 && !above.inclusive))) return false;
    if (op === '<' && difference >= 0) return false;
  }
  if (below && comparable(below.value, value)) {
    const difference = compare(below.value, value) ?? 0;
    if (op === '<' && (difference < 0 || (difference === 0 && !below.inclusive))) return true;
    if (op === '<=' && difference <= 0) return true;
    if (op === '>=' && (difference < 0 || (difference === 0 && !below.inclusive))) return false;
    if (op === '>' && difference <= 0) return false;
  }
  return undefined;
}

/** An unknown value is unequal to anything outside its domain. */
function equalToUnknown(domain: Domain, value: RulesValue, strictness: Strictness): Verdict {
  if (domain.not && includes(domain.not, value) === true) return false;
  if ((domain.contains || domain.containsAny) && !Array.isArray(value)) return false;
  const { above, below } = domain;
  if (isBeyond(above, value, 1) || isBeyond(below, value, -1)) return false;
  const isPinned = above?.inclusive && below?.inclusive && isNumber(value) && isNumber(above.value);
  if (!isPinned || strictness === 'type' || compare(above.value, below.value) !== 0) return undefined;
  return compare(above.value, value) === 0 ? true : undefined;
}

/** Whether the bound excludes the value, by order or by type. */
function isBeyond(bound: Domain['above'], value: RulesValue, side: 1 | -1): boolean {
  if (!bound) return false;
  if (!comparable(bound.value, value)) return familyOf(bound.value) !== familyOf(value);
  const difference = side * (compare(bound.value, value) ?? 0);
  return difference > 0 || (difference === 0 && !bound.inclusive);
}
