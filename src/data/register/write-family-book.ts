import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { RegisterEntryId, TransactionId } from '../../domain/ids.ts';
import {
  type EntryForm,
  type GiftNoteForm,
  type giftNoteSchema,
  MOST_ENTRIES_AT_ONCE,
  type NewEntry,
  type registerEntrySchema,
} from '../../domain/register-entry.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

type OfOwner = Pick<Wishlist, 'id' | 'userId'>;

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
      thankedBy: null,
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
