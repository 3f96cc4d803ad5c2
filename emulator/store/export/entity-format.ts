import { messageTypes } from '../../protobuf/types.ts';

/**
 * Exported documents are Datastore v3 entities. A field is a property; an array is several properties of the same name,
 * marked `multiple`; a map is a nested entity, encoded into the string value of its property. A `meaning` disambiguates
 * stored types.
 */
export const ENTITY = messageTypes({
  nested: {
    Entity: {
      fields: {
        key: { type: 'Key', id: 13 },
        property: { type: 'Property', id: 14, rule: 'repeated' },
        rawProperty: { type: 'Property', id: 15, rule: 'repeated' },
        entityGroup: { type: 'Path', id: 16 },
      },
    },
    Key: {
      fields: {
        app: { type: 'string', id: 13 },
        path: { type: 'Path', id: 14 },
        databaseId: { type: 'string', id: 23 },
      },
    },
    Path: { fields: { element: { type: 'PathElement', id: 1, rule: 'repeated' } } },
    PathElement: {
      group: true,
      fields: { type: { type: 'string', id: 2 }, id: { type: 'int64', id: 3 }, name: { type: 'string', id: 4 } },
    },
    Property: {
      fields: {
        meaning: { type: 'int32', id: 1 },
        name: { type: 'string', id: 3 },
        multiple: { type: 'bool', id: 4 },
        value: { type: 'PropertyValue', id: 5 },
      },
    },
    PropertyValue: {
      // An unknown kind of value would be imported as null.
      closed: true,
      fields: {
        integer: { type: 'int64', id: 1 },
        boolean: { type: 'bool', id: 2 },
        string: { type: 'bytes', id: 3 },
        double: { type: 'double', id: 4 },
        point: { type: 'Point', id: 5 },
        user: { type: 'User', id: 8 },
        reference: { type: 'Reference', id: 12 },
      },
    },
    Point: { group: true, fields: { x: { type: 'double', id: 6 }, y: { type: 'double', id: 7 } } },
    User: { group: true },
    Reference: {
      group: true,
      fields: {
        app: { type: 'string', id: 13 },
        element: { type: 'ReferenceElement', id: 14, rule: 'repeated' },
        databaseId: { type: 'string', id: 23 },
      },
    },
    ReferenceElement: {
      group: true,
      fields: { type: { type: 'string', id: 15 }, id: { type: 'int64', id: 16 }, name: { type: 'string', id: 17 } },
    },
  },
}).message('Entity');

export type Entity = {
  readonly key?: App & { readonly path?: { readonly element?: readonly Element[] } };
  readonly property?: readonly Property[];
  readonly rawProperty?: readonly Property[];
  readonly entityGroup?: { readonly element?: readonly Element[] };
};

/** Names a database. */
export interface App {
  readonly app?: string | undefined;
  readonly databaseId?: string | undefined;
}

/** A collection, and the document in it by number or name. */
export interface Element {
  readonly type?: string;
  readonly id?: string;
  readonly name?: string;
}

export interface Property {
  readonly meaning?: number | undefined;
  readonly name?: string;
  readonly multiple?: boolean;
  readonly value?: PropertyValue;
}

/** At most one of these; none for null. */
export interface PropertyValue {
  readonly integer?: string;
  readonly boolean?: boolean;
  readonly string?: Uint8Array;
  readonly double?: number;
  readonly point?: { readonly x?: number; readonly y?: number };
  readonly user?: unknown;
  readonly reference?: App & { readonly element?: readonly Element[] };
}

export const MEANING = {
  timestamp: 7,
  point: 9,
  /** Bytes: unindexed and indexed. */
  blob: 14,
  byteString: 16,
  entity: 19,
  emptyList: 24,
} as const;

/** Prefix of the project in the app name: `dev~` in the emulator, a region code in production. */
export const APP_PREFIX = 'dev~';
export const DEFAULT_DATABASE = '(default)';

const NUMERIC_ID = /^__id(-?[1-9]\d*)__$/;

/** The numeric id, if converting it back yields the same id. */
export function numericId(id: string): string | undefined {
  const digits = NUMERIC_ID.exec(id)?.[1];
  return digits !== undefined && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits) ? digits : undefined;
}

export const idOfNumber = (number: string): string => `__id${number}__`;
