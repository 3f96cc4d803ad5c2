import { alike, equal, includes, type Verdict } from './comparison.ts';
import { typeError } from './failure.ts';
import { callables, define } from './signature.ts';
import { isMap, RulesMapDiff, RulesSet, typeName, Unknown, UNKNOWN, type RulesMap, type RulesValue } from './values.ts';

type List = readonly RulesValue[];

const fromVerdict = (verdict: Verdict): RulesValue => verdict ?? UNKNOWN;

/** Methods that accept a list also accept a set. */
function itemsOf(value: RulesValue): List {
  if (Array.isArray(value)) return value as List;
  return value instanceof RulesSet ? value.items : typeError([typeName(value)], ['list', 'set']);
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

const hasAll = (items: List, wanted: List, as = equal): Verdict => all(wanted.map((item) => includes(items, item, as)));
const hasAny = (items: List, wanted: List, as = equal): Verdict => any(wanted.map((item) => includes(items, item, as)));
/** Every item is in the other. */
const hasOnly = (items: List, wanted: List, as = equal): Verdict => hasAll(wanted, items, as);

/** Unknown if item equality cannot be determined. */
export function setOf(items: Iterable<RulesValue>): RulesSet | Unknown {
  const unique: RulesValue[] = [];
  for (const item of items) {
    const isKnown = includes(unique, item, alike);
    if (isKnown === undefined) return UNKNOWN;
    if (!isKnown) unique.push(item);
  }
  return new RulesSet(unique);
}

/** The items that are in the other, or missing from it; undefined if unknown. */
function itemsWhere(items: List, other: List, isWanted: boolean, as = equal): List | undefined {
  const verdicts = items.map((item) => includes(other, item, as));
  return verdicts.includes(undefined) ? undefined : items.filter((_, i) => verdicts[i] === isWanted);
}

function subset(items: List, other: List, isWanted: boolean): RulesSet | Unknown {
  const chosen = itemsWhere(items, other, isWanted, alike);
  return chosen ? new RulesSet(chosen) : UNKNOWN;
}

export const LIST_METHODS = callables({
  size: define([], (list: List) => BigInt(list.length)),
  concat: define(['list'], (list: List, other: List) => [...list, ...other]),
  hasAll: define(['any'], (list: List, other: RulesValue) => fromVerdict(hasAll(list, itemsOf(other)))),
  hasAny: define(['any'], (list: List, other: RulesValue) => fromVerdict(hasAny(list, itemsOf(other)))),
  hasOnly: define(['any'], (list: List, other: RulesValue) => fromVerdict(hasOnly(list, itemsOf(other)))),
  join: define(['string'], (list: List, separator: string) =>
    list
      .map((item) => {
        if (typeof item === 'string') return item;
        const isPrimitive = typeof item === 'bigint' || typeof item === 'number' || typeof item === 'boolean';
        return isPrimitive || item === null ? String(item) : typeError([typeName(item)], ['string']);
      })
      .join(separator),
  ),
  removeAll: define(['list'], (list: List, other: List) => itemsWhere(list, other, false) ?? UNKNOWN),
  toSet: define([], (list: List) => setOf(list)),
});

export const SET_METHODS = callables({
  size: define([], ({ items }: RulesSet) => BigInt(items.length)),
  hasAll: define(['any'], ({ items }: RulesSet, other: RulesValue) =>
    fromVerdict(hasAll(items, itemsOf(other), alike)),
  ),
  hasAny: define(['any'], ({ items }: RulesSet, other: RulesValue) =>
    fromVerdict(hasAny(items, itemsOf(other), alike)),
  ),
  hasOnly: define(['any'], ({ items }: RulesSet, other: RulesValue) =>
    fromVerdict(hasOnly(items, itemsOf(other), alike)),
  ),
  union: define(['set'], ({ items }: RulesSet, other: RulesSet) => setOf([...items, ...other.items])),
  intersection: define(['set'], ({ items }: RulesSet, other: RulesSet) => subset(items, other.items, true)),
  difference: define(['set'], ({ items }: RulesSet, other: RulesSet) => subset(items, other.items, false)),
});

export const MAP_METHODS = callables({
  size: define([], (map: RulesMap) => (map.isComplete ? BigInt([...map.keys()].length) : UNKNOWN)),
  keys: define([], (map: RulesMap) => (map.isComplete ? [...map.keys()].sort() : UNKNOWN)),
  values: define([], (map: RulesMap) =>
    map.isComplete ? [...map.keys()].sort().map((key) => map.get(key) as RulesValue) : UNKNOWN,
  ),
  get: define(['any', 'any'], (map: RulesMap, key: RulesValue, otherwise: RulesValue) => {
    const path = Array.isArray(key) ? (key as List) : [key];
    let value: RulesValue = map;
    for (const step of path) {
      if (typeof step !== 'string') return typeError([typeName(step)], ['string']);
      if (value instanceof Unknown) return UNKNOWN;
      if (!isMap(value)) return otherwise;
      const has = value.has(step);
      if (has === undefined) return UNKNOWN;
      if (!has) return otherwise;
      const found: RulesValue | undefined = value.get(step);
      if (found === undefined) return UNKNOWN;
      value = found;
    }
    return value;
  }),
  diff: define(['map'], (map: RulesMap, other: RulesMap) =>
    map.isComplete && other.isComplete ? new RulesMapDiff(map, other) : UNKNOWN,
  ),
});

type Fate = 'added' | 'removed' | 'changed' | 'unchanged';
type Fates = ReadonlyMap<string, Fate>;

/** The last comparison: rules compare the same two documents in many conditions. */
let last: { readonly after: RulesMap; readonly before: RulesMap; readonly fates: Fates | Unknown } | undefined;

/** What became of each key; unknown if that of one is. */
function fatesOf({ after, before }: RulesMapDiff): Fates | Unknown {
  if (last?.after !== after || last.before !== before) last = { after, before, fates: compared(after, before) };
  return last.fates;
}

function compared(after: RulesMap, before: RulesMap): Fates | Unknown {
  const fates = new Map<string, Fate>();
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const fate = fateOf(after.get(key), before.get(key));
    if (fate === undefined) return UNKNOWN;
    fates.set(key, fate);
  }
  return fates;
}

/** The keys with one of the given change kinds. */
function keysOf(diff: RulesMapDiff, ...wanted: readonly Fate[]): RulesSet | Unknown {
  const fates = fatesOf(diff);
  if (fates instanceof Unknown) return UNKNOWN;
  const met = [...fates].filter(([, fate]) => wanted.includes(fate)).map(([key]) => key);
  return new RulesSet(met.sort());
}

function fateOf(after: RulesValue | undefined, before: RulesValue | undefined): Fate | undefined {
  if (after === undefined) return 'removed';
  if (before === undefined) return 'added';
  const same = alike(after, before);
  return same === undefined ? undefined : same ? 'unchanged' : 'changed';
}

export const MAP_DIFF_METHODS = callables({
  addedKeys: define([], (diff: RulesMapDiff) => keysOf(diff, 'added')),
  removedKeys: define([], (diff: RulesMapDiff) => keysOf(diff, 'removed')),
  changedKeys: define([], (diff: RulesMapDiff) => keysOf(diff, 'changed')),
  unchangedKeys: define([], (diff: RulesMapDiff) => keysOf(diff, 'unchanged')),
  affectedKeys: define([], (diff: RulesMapDiff) => keysOf(diff, 'added', 'removed', 'changed')),
});
