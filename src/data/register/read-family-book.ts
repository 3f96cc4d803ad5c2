import { collection, query, where } from 'firebase/firestore/lite';
import type { FamilyBook } from '../../domain/register-entry.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseGiftNote, parseRegisterEntry } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readAllPages, readPage } from '../firebase/page-query.ts';

/** Reads all of it. Only the owner and the hosts may. */
export async function readFamilyBook(
  connection: Connection,
  wishlist: Pick<Wishlist, 'id'>,
  signal?: AbortSignal,
): Promise<FamilyBook> {
  const [entries, notes] = await Promise.all([
    readAll(connection, 'registerEntries', wishlist, parseRegisterEntry, signal),
    readAll(connection, 'giftNotes', wishlist, parseGiftNote, signal),
  ]);
  return {
    entries: entries.items,
    notes: new Map(notes.items.map((note) => [note.id, note])),
    unreadable: entries.unreadable + notes.unreadable,
  };
}

async function readAll<T>(
  connection: Connection,
  name: 'registerEntries' | 'giftNotes',
  { id }: Pick<Wishlist, 'id'>,
  parse: (id: string, stored: unknown) => T,
  signal?: AbortSignal,
): Promise<{ readonly items: readonly T[]; readonly unreadable: number }> {
  const own = query(collection(liteFirestoreOf(connection), name), where('wishlistId', '==', id));
  const items: T[] = [];
  let unreadable = 0;
  for await (const page of readAllPages((options) => readPage(own, parse, options), { signal })) {
    items.push(...page.items);
    unreadable += page.unreadable.length;
  }
  return { items, unreadable };
}
