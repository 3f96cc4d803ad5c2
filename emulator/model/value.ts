import type { Timestamp } from './timestamp.ts';

/** The fields of a document or nested map. Unordered; readers sort where needed. */
export type Fields = ReadonlyMap<string, Value>;

/** A Firestore value. Plain data, so it can be cloned, compared and journaled as is. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly value: Timestamp }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly value: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields };

export type ValueOf<K extends Value['kind']> = Extract<Value, { kind: K }>;

export const NULL: Value = { kind: 'null' };
export const TRUE: Value = { kind: 'boolean', value: true };
export const FALSE: Value = { kind: 'boolean', value: false };

/** The key and tag that mark a map as a vector embedding. */
export const TYPE_KEY = '__type__';
const VECTOR_TYPE = '__vector__';
export const VECTOR_VALUE_KEY = 'value';

/** The components of a vector, or undefined when the map is an ordinary one. */
export function vectorComponents(fields: Fields): readonly Value[] | undefined {
  const tag = fields.get(TYPE_KEY);
  if (tag?.kind !== 'string' || tag.value !== VECTOR_TYPE) return undefined;
  const components = fields.get(VECTOR_VALUE_KEY);
  return components?.kind === 'array' ? components.values : undefined;
}
