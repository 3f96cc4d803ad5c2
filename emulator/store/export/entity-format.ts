/**
 * Documents in an export are entities of Datastore's third API. A field is a property; an array is as many properties
 * of one name, marked `multiple`; a map is an entity of its own, encoded into the string of its property. What the
 * stored type alone does not say is said by a meaning. The numbers are those of the fields in the messages.
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
  /** Bytes, when they are not indexed and when they are. */
  blob: 14n,
  byteString: 16n,
  entity: 19n,
  emptyList: 24n,
} as const;

/** Stands before the project in the name of the app: the emulator writes `dev~`, the service one for the region. */
export const APP_PREFIX = 'dev~';
export const DEFAULT_DATABASE = '(default)';

const NUMERIC_ID = /^__id(-?[1-9]\d*)__$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** The number that an id stands for, when it is one that comes back as the same id. */
export function numericId(id: string): bigint | undefined {
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return number >= MIN_INT64 && number <= MAX_INT64 ? number : undefined;
}

export const idOfNumber = (number: bigint): string => `__id${number}__`;
