import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { v5 as uuidOf } from 'uuid';
import { Failure } from '../../domain/failure.ts';
import { registerEntryId, type RegisterEntryId, type TransactionId } from '../../domain/ids.ts';
import type { EntryForm, GiftNoteForm, giftNoteSchema, registerEntrySchema } from '../../domain/register-entry.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

type OfOwner = Pick<Wishlist, 'id' | 'userId'>;

/** An entry that is not stored yet. Its id is final, so that a retry creates it once. */
export interface NewEntry extends EntryForm {
  readonly id: RegisterEntryId;
}

export function newEntryId({ id }: OfOwner, uuid: string): RegisterEntryId {
  return registerEntryId(`${id}_${uuid}`);
}

/** The same id for the same row of a file or statement, so that adding it again changes nothing. */
export function entryIdOf(wishlist: OfOwner, row: string): RegisterEntryId {
  return newEntryId(wishlist, uuidOf(row, ENTRIES));
}

const ENTRIES = '5f0c6f7e-3f0a-4c55-9d3f-7a1d6f0b9a42';

/** The rules count each entry of a commit among its 20 document accesses. */
export const MOST_ENTRIES_AT_ONCE = 12;

export async function addEntries(
  connection: Connection,
  wishlist: OfOwner,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length > MOST_ENTRIES_AT_ONCE) throw new Failure('invalid', 'Too many entries for one commit.');
  const firestore = liteFirestoreOf(connection);
  const batch = writeBatch(firestore);
  for (const { id, ...entry } of entries)
    batch.set(doc(firestore, 'registerEntries', id), {
      wishlistId: wishlist.id,
      ownerId: wishlist.userId,
      ...entry,
      thankedAt: null,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    } satisfies Written<typeof registerEntrySchema>);
  await orFailure(() => batch.commit());
}

export async function changeEntry(connection: Connection, id: RegisterEntryId, entry: EntryForm): Promise<void> {
  await orFailure(() =>
    updateDoc(doc(liteFirestoreOf(connection), 'registerEntries', id), { ...entry, updatedAt: serverTimestamp() }),
  );
}

export async function setEntryThanked(connection: Connection, id: RegisterEntryId, isThanked: boolean): Promise<void> {
  await orFailure(() =>
    updateDoc(doc(liteFirestoreOf(connection), 'registerEntries', id), {
      thankedAt: isThanked ? serverTimestamp() : null,
      updatedAt: serverTimestamp(),
    }),
  );
}

export async function deleteEntry(connection: Connection, id: RegisterEntryId): Promise<void> {
  await orFailure(() => deleteDoc(doc(liteFirestoreOf(connection), 'registerEntries', id)));
}

/** What the family notes about an online gift. */
export async function noteGift(
  connection: Connection,
  wishlist: OfOwner,
  id: TransactionId,
  { place, side, note, returned }: GiftNoteForm,
): Promise<void> {
  const kept = { wishlistId: wishlist.id, ownerId: wishlist.userId, place, side, note, returned };
  await orFailure(() =>
    setDoc(doc(liteFirestoreOf(connection), 'giftNotes', id), {
      ...kept,
      updatedAt: serverTimestamp(),
    } satisfies Written<typeof giftNoteSchema>),
  );
}
