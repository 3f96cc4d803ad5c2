import type { Document } from '../../model/document.ts';
import type { Value as StoredValue } from '../../model/value.ts';

/**
 * A value of the rules language. Integers are bigints and floats are numbers, so that 1 and 1.0 stay apart; lists are
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

/** Nanoseconds since 1970. */
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
    /** What `bind` filled in, by name. */
    readonly bindings: RulesMap | undefined = undefined,
  ) {}
}

/** Items are unique by the language's own equality. */
export class RulesSet {
  constructor(readonly items: readonly RulesValue[]) {}
}

/** A map that reads its entries as they are asked for, so that a large document costs what a rule looks at. */
export interface RulesMap {
  readonly isRulesMap: true;
  /** Whether every key is known: not so for a document of which only a query tells. */
  readonly isComplete: boolean;
  get(key: string): RulesValue | undefined;
  /** undefined: it cannot be told. */
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
 * A value that differs from document to document, while a query is judged and no document is there yet. What the query's
 * filters say of it is its domain.
 */
export class Unknown {
  constructor(readonly domain: Domain = {}) {}
}

/** What is known of a value that is not known. */
export interface Domain {
  readonly above?: { readonly value: RulesValue; readonly inclusive: boolean };
  readonly below?: { readonly value: RulesValue; readonly inclusive: boolean };
  readonly not?: readonly RulesValue[];
  /** It is a list with these among its items. */
  readonly contains?: readonly RulesValue[];
  /** It is a list with at least one of these among its items. */
  readonly containsAny?: readonly RulesValue[];
}

export const UNKNOWN = new Unknown();

export function isMap(value: RulesValue | undefined): value is RulesMap {
  return typeof value === 'object' && value !== null && 'isRulesMap' in value;
}

/** A map whose entries are at hand. */
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

/** A stored map, whose values are converted when they are read. */
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

/** The fields of a document. Documents never change, so what was converted serves every later request. */
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

/** A value of a decoded token, as JSON has them: whole numbers are integers. */
export function fromJson(value: unknown): RulesValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === 'object') {
    return new EntriesMap(new Map(Object.entries(value).map(([key, inner]) => [key, fromJson(inner)])));
  }
  return null;
}

/** The name that error messages use. */
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
