import type { Document } from '../../model/document.ts';
import type { Value as StoredValue } from '../../model/value.ts';

/**
 * A value of the rules language. Integers are bigints and floats are numbers, which keeps 1 and 1.0 distinct; lists are
 * arrays.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesSet
  | RulesMap
  | RulesMapDiff
  | Unknown
  | readonly RulesValue[];

/** Nanoseconds since the epoch. */
export class RulesTimestamp {
  constructor(readonly nanos: bigint) {}
}

/** Nanoseconds. */
export class RulesDuration {
  constructor(readonly nanos: bigint) {}
}

export class RulesLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export class RulesPath {
  constructor(
    readonly segments: readonly RulesValue[],
    /** Values bound with `bind`, by name. */
    readonly bindings: RulesMap | undefined = undefined,
  ) {}
}

/** Items are unique by the rules language's equality. */
export class RulesSet {
  constructor(readonly items: readonly RulesValue[]) {}
}

/** A map with lazy entries, so that a rule only pays for the fields it reads. */
export interface RulesMap {
  readonly isRulesMap: true;
  /** Whether all keys are known; false for a document described only by a query. */
  readonly isComplete: boolean;
  get(key: string): RulesValue | undefined;
  /** undefined if unknown. */
  has(key: string): boolean | undefined;
  keys(): Iterable<string>;
}

export class RulesMapDiff {
  constructor(
    readonly after: RulesMap,
    readonly before: RulesMap,
  ) {}
}

/**
 * A value that varies between documents while a query is evaluated symbolically. Its domain is what the query's filters
 * imply.
 */
export class Unknown {
  constructor(readonly domain: Domain = {}) {}
}

/** What is known about an unknown value. */
export interface Domain {
  readonly above?: { readonly value: RulesValue; readonly inclusive: boolean };
  readonly below?: { readonly value: RulesValue; readonly inclusive: boolean };
  readonly not?: readonly RulesValue[];
  /** A list that contains all of these. */
  readonly contains?: readonly RulesValue[];
  /** A list that contains at least one of these. */
  readonly containsAny?: readonly RulesValue[];
}

export const UNKNOWN = new Unknown();

export function isMap(value: RulesValue | undefined): value is RulesMap {
  return typeof value === 'object' && value !== null && 'isRulesMap' in value;
}

/** A map with materialized entries. */
export class EntriesMap implements RulesMap {
  readonly isRulesMap = true;
  readonly isComplete = true;

  constructor(readonly entries: ReadonlyMap<string, RulesValue>) {}

  get(key: string): RulesValue | undefined {
    return this.entries.get(key);
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  keys(): Iterable<string> {
    return this.entries.keys();
  }
}

export function mapOf(entries: Readonly<Record<string, RulesValue>>): RulesMap {
  return new EntriesMap(new Map(Object.entries(entries)));
}

/** A stored map whose values are converted on access. */
class StoredMap implements RulesMap {
  readonly isRulesMap = true;
  readonly isComplete = true;
  readonly #converted = new Map<string, RulesValue>();

  constructor(readonly fields: ReadonlyMap<string, StoredValue>) {}

  get(key: string): RulesValue | undefined {
    const known = this.#converted.get(key);
    if (known !== undefined) return known;
    const stored = this.fields.get(key);
    if (stored === undefined) return undefined;
    const value = fromStored(stored);
    this.#converted.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.fields.has(key);
  }

  keys(): Iterable<string> {
    return this.fields.keys();
  }
}

const dataOfDocuments = new WeakMap<Document, RulesMap>();

/** The fields of a document. Documents are immutable, so converted values are cached across requests. */
export function dataOf(document: Document): RulesMap {
  let data = dataOfDocuments.get(document);
  if (!data) {
    data = new StoredMap(document.fields);
    dataOfDocuments.set(document, data);
  }
  return data;
}

export function fromStored(value: StoredValue): RulesValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'bytes':
      return value.value;
    case 'timestamp':
      return new RulesTimestamp(BigInt(value.value.seconds) * 1_000_000_000n + BigInt(value.value.nanos));
    case 'reference':
      return new RulesPath(['databases', ...value.value.split('/').slice(3)]);
    case 'geopoint':
      return new RulesLatLng(value.latitude, value.longitude);
    case 'array':
      return value.values.map(fromStored);
    case 'map':
      return new StoredMap(value.fields);
  }
}

/** Converts a JSON value of a decoded token; whole numbers become integers. */
export function fromJson(value: unknown): RulesValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === 'object') {
    return new EntriesMap(new Map(Object.entries(value).map(([key, inner]) => [key, fromJson(inner)])));
  }
  return null;
}

/** The type name used in error messages. */
export function typeName(value: RulesValue): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
  }
  if (Array.isArray(value)) return 'list';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesMapDiff) return 'map_diff';
  if (value instanceof Unknown) return 'unknown';
  return 'map';
}
