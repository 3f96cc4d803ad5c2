/**
 * Exported documents are Datastore v3 entities. A field is a property; an array is several properties of the same name,
 * marked `multiple`; a map is a nested entity, encoded into the string value of its property. A `meaning` disambiguates
 * stored types. The numbers are protobuf field numbers.
 */
export const ENTITY = { key: 13, property: 14, rawProperty: 15, entityGroup: 16 } as const;
export const KEY = { app: 13, path: 14, databaseId: 23 } as const;
export const PATH = { element: 1 } as const;
export const ELEMENT = { type: 2, id: 3, name: 4 } as const;
export const PROPERTY = { meaning: 1, name: 3, multiple: 4, value: 5 } as const;
export const VALUE = { integer: 1, boolean: 2, string: 3, double: 4, point: 5, user: 8, reference: 12 } as const;
export const POINT = { x: 6, y: 7 } as const;
export const REFERENCE = { app: 13, element: 14, type: 15, id: 16, name: 17, databaseId: 23 } as const;

export const MEANING = {
  timestamp: 7n,
  point: 9n,
  /** Bytes: unindexed and indexed. */
  blob: 14n,
  byteString: 16n,
  entity: 19n,
  emptyList: 24n,
} as const;

/** Prefix of the project in the app name: `dev~` in the emulator, a region code in production. */
export const APP_PREFIX = 'dev~';
export const DEFAULT_DATABASE = '(default)';

const NUMERIC_ID = /^__id(-?[1-9]\d*)__$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** The numeric id, if converting it back yields the same id. */
export function numericId(id: string): bigint | undefined {
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return number >= MIN_INT64 && number <= MAX_INT64 ? number : undefined;
}

export const idOfNumber = (number: bigint): string => `__id${number}__`;
