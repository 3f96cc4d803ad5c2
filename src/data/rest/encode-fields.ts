import type { StoredMap } from '../../domain/schema.ts';
import { isObject } from './decode-fields.ts';

/** A stored value in Firestore's REST format, to be written back exactly as it is. */
class AsStored {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** The fields of a document as they are stored. */
export function fieldsAsStored(document: unknown): StoredMap {
  const fields = isObject(document) && isObject(document['fields']) ? document['fields'] : {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, new AsStored(value)]));
}

/** The maps in a stored list. */
export function mapsAsStored(list: unknown): readonly StoredMap[] {
  const array = list instanceof AsStored && isObject(list.value) ? list.value['arrayValue'] : null;
  const values: unknown = isObject(array) ? array['values'] : null;
  return Array.isArray(values) ? values.map((one) => fieldsAsStored(isObject(one) ? one['mapValue'] : null)) : [];
}

/** Converts the fields of a document to Firestore's REST format. */
export function encodeFields(fields: StoredMap): StoredMap {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

export function encode(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return numberOf(value);
  if (value instanceof AsStored) return value.value;
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`A value of type ${typeof value} cannot be stored.`);
}

export function isMap(value: unknown): value is StoredMap {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function numberOf(value: number): unknown {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  // JSON has no NaN and no infinity.
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}
