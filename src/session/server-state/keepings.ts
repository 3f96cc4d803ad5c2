import type { Listed } from '../../data/listed.ts';
import { mapAt, type Schema } from '../../domain/schema.ts';
import type { Keeping } from './kept-reads.ts';

/** Keeps what this schema parses. */
export function keeping<T>(schema: Schema<T>): Keeping<T> {
  return { pack: (value) => value, unpack: (packed) => schema.parse(packed, 'What this device keeps') };
}

/** Keeps the entries that could be read. */
export function keepingList<T>(entries: Schema<readonly T[]>): Keeping<Listed<T>> {
  const { unpack } = keeping(entries);
  return { pack: ({ items }) => items, unpack: (packed) => ({ items: unpack(packed), unreadable: [] }) };
}

/** A document and its id. */
export function document<T, Id>(toId: (text: string) => Id, schema: Schema<T>): Schema<T & { readonly id: Id }> {
  return {
    parse: (value, place) => ({ ...schema.parse(value, place), id: toId(String(mapAt(value, place)['id'])) }),
  };
}
