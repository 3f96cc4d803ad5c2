import { alike, includes, type Verdict } from './comparison.ts';
import { fail, typeError } from './failure.ts';
import {
  isMap,
  mapOf,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  typeName,
  Unknown,
  UNKNOWN,
  type RulesValue,
} from './values.ts';

const NO_BINDINGS = mapOf({});

/** `object.name`. */
export function member(object: RulesValue, name: string): RulesValue {
  if (object === null) return fail('Null value error.');
  if (object instanceof Unknown) return UNKNOWN;
  if (object instanceof RulesPath) return member(object.bindings ?? NO_BINDINGS, name);
  if (!isMap(object)) return typeError([typeName(object)], ['map', 'path']);
  const value = object.get(name);
  if (value !== undefined) return value;
  if (object.has(name) === undefined) return UNKNOWN;
  return fail(`Property ${name} is undefined on object.`);
}

/** `object[index]`: a map entry, list item, path segment or character. */
export function indexed(object: RulesValue, index: RulesValue): RulesValue {
  if (object === null) return fail('Null value error.');
  if (object instanceof Unknown || index instanceof Unknown) return UNKNOWN;
  if (isMap(object)) {
    return typeof index === 'string' ? member(object, index) : typeError([typeName(index)], ['string']);
  }
  if (object instanceof RulesPath && typeof index === 'string') return member(object, index);
  const items = sequence(object);
  if (typeof index !== 'bigint') return typeError([typeName(index)], ['int']);
  const item = items[Number(index)];
  return item === undefined || index < 0n ? fail(`Index out of range error. Index: ${index}.`) : item;
}

/** `object[from:to]`. */
export function sliced(object: RulesValue, from: RulesValue = 0n, to?: RulesValue): RulesValue {
  if (object === null) return fail('Null value error.');
  if (object instanceof Unknown || from instanceof Unknown || to instanceof Unknown) return UNKNOWN;
  const items = sequence(object);
  const start = bound(from);
  const end = to === undefined ? items.length : bound(to);
  // The range must start at an existing item, so not even 0:0 is valid for an empty list.
  if (start < 0 || start >= items.length || end < 1 || end > items.length || start > end) {
    return fail(`Index out of range error. Range: ${start}:${end}, size: ${items.length}.`);
  }
  return typeof object === 'string' ? [...object].slice(start, end).join('') : items.slice(start, end);
}

function bound(value: RulesValue): number {
  return typeof value === 'bigint' ? Number(value) : typeError([typeName(value)], ['int']);
}

function sequence(value: RulesValue): readonly RulesValue[] {
  if (Array.isArray(value)) return value as readonly RulesValue[];
  if (value instanceof RulesPath) return value.segments;
  if (typeof value === 'string') return [...value];
  return typeError([typeName(value)], ['list', 'map', 'path', 'string']);
}

/** `item in collection`: an item of a list or set, or a key of a map. */
export function isIn(item: RulesValue, collection: RulesValue): Verdict {
  // For a value that may be missing, membership is unknown.
  if (item === UNKNOWN) return undefined;
  if (collection instanceof Unknown) {
    return collection.domain.contains && includes(collection.domain.contains, item) === true ? true : undefined;
  }
  if (Array.isArray(collection)) return includes(collection as readonly RulesValue[], item);
  if (collection instanceof RulesSet) return includes(collection.items, item, alike);
  if (isMap(collection)) {
    if (item instanceof Unknown) return undefined;
    return typeof item === 'string' && collection.has(item);
  }
  if (collection === null) return fail('Null value error.');
  return typeError([typeName(collection)], ['list', 'map', 'set']);
}

const TYPES: Readonly<Record<string, (value: RulesValue) => boolean>> = {
  bool: (value) => typeof value === 'boolean',
  int: (value) => typeof value === 'bigint',
  float: (value) => typeof value === 'number',
  number: (value) => typeof value === 'bigint' || typeof value === 'number',
  string: (value) => typeof value === 'string',
  bytes: (value) => value instanceof Uint8Array,
  list: (value) => Array.isArray(value),
  map: (value) => isMap(value),
  set: (value) => value instanceof RulesSet,
  map_diff: (value) => value instanceof RulesMapDiff,
  path: (value) => value instanceof RulesPath,
  timestamp: (value) => value instanceof RulesTimestamp,
  duration: (value) => value instanceof RulesDuration,
  latlng: (value) => value instanceof RulesLatLng,
  null: (value) => value === null,
};

export const TYPE_NAMES: ReadonlySet<string> = new Set(Object.keys(TYPES));

/** `value is type`. A bound determines the type of an unknown value, except whether a number is an integer or a float. */
export function isOfType(value: RulesValue, type: string): Verdict {
  const test = TYPES[type];
  if (!test) return fail(`Unknown type '${type}'.`);
  if (!(value instanceof Unknown)) return test(value);
  const { above, below, contains, containsAny } = value.domain;
  const known = above?.value ?? below?.value ?? (contains || containsAny ? [] : undefined);
  if (known === undefined) return undefined;
  const isNumber = typeof known === 'bigint' || typeof known === 'number';
  if (!isNumber) return test(known);
  return type === 'number' ? true : type === 'int' || type === 'float' ? undefined : false;
}
