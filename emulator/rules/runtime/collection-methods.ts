import { equal, includes, type Verdict } from './comparison.ts';
import { typeError } from './failure.ts';
import { callables, define } from './signature.ts';
import { isMap, RulesMapDiff, RulesSet, typeName, UNKNOWN, type RulesMap, type RulesValue } from './values.ts';

type List = readonly RulesValue[];

const fromVerdict = (verdict: Verdict): RulesValue => verdict ?? UNKNOWN;

/** Methods that take a list take a set as well. */
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

const hasAll = (items: List, wanted: List): Verdict => all(wanted.map((item) => includes(items, item)));
const hasAny = (items: List, wanted: List): Verdict => any(wanted.map((item) => includes(items, item)));
/** No item that the other lacks. */
const hasOnly = (items: List, wanted: List): Verdict => hasAll(wanted, items);

export function setOf(items: Iterable<RulesValue>): RulesSet {
  const unique: RulesValue[] = [];
  for (const item of items) if (includes(unique, item) !== true) unique.push(item);
  return new RulesSet(unique);
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
  removeAll: define(['list'], (list: List, other: List) => list.filter((item) => includes(other, item) !== true)),
  toSet: define([], (list: List) => setOf(list)),
});

export const SET_METHODS = callables({
  size: define([], ({ items }: RulesSet) => BigInt(items.length)),
  hasAll: define(['any'], ({ items }: RulesSet, other: RulesValue) => fromVerdict(hasAll(items, itemsOf(other)))),
  hasAny: define(['any'], ({ items }: RulesSet, other: RulesValue) => fromVerdict(hasAny(items, itemsOf(other)))),
  hasOnly: define(['any'], ({ items }: RulesSet, other: RulesValue) => fromVerdict(hasOnly(items, itemsOf(other)))),
  union: define(['set'], ({ items }: RulesSet, other: RulesSet) => setOf([...items, ...other.items])),
  intersection: define(
    ['set'],
    ({ items }: RulesSet, other: RulesSet) =>
      new RulesSet(items.filter((item) => includes(other.items, item) === true)),
  ),
  difference: define(
    ['set'],
    ({ items }: RulesSet, other: RulesSet) =>
      new RulesSet(items.filter((item) => includes(other.items, item) !== true)),
  ),
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
      if (!isMap(value)) return otherwise;
      const has = value.has(step);
      if (has === undefined) return UNKNOWN;
      if (!has) return otherwise;
      value = value.get(step) ?? UNKNOWN;
    }
    return value;
  }),
  diff: define(['map'], (map: RulesMap, other: RulesMap) =>
    map.isComplete && other.isComplete ? new RulesMapDiff(map, other) : UNKNOWN,
  ),
});

/** Keys of either map, by what became of them. */
function keysWhere(
  { after, before }: RulesMapDiff,
  accept: (isAfter: boolean, isBefore: boolean, same: Verdict) => boolean,
) {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return new RulesSet(
    [...keys].sort().filter((key) => {
      const isAfter = after.has(key) === true;
      const isBefore = before.has(key) === true;
      const same = isAfter && isBefore && equal(after.get(key) ?? null, before.get(key) ?? null);
      return accept(isAfter, isBefore, same);
    }),
  );
}

export const MAP_DIFF_METHODS = callables({
  addedKeys: define([], (diff: RulesMapDiff) => keysWhere(diff, (isAfter, isBefore) => isAfter && !isBefore)),
  removedKeys: define([], (diff: RulesMapDiff) => keysWhere(diff, (isAfter, isBefore) => !isAfter && isBefore)),
  changedKeys: define([], (diff: RulesMapDiff) =>
    keysWhere(diff, (isAfter, isBefore, same) => isAfter && isBefore && !same),
  ),
  unchangedKeys: define([], (diff: RulesMapDiff) =>
    keysWhere(diff, (isAfter, isBefore, same) => isAfter && isBefore && same === true),
  ),
  affectedKeys: define([], (diff: RulesMapDiff) => keysWhere(diff, (_after, _before, same) => same !== true)),
});
