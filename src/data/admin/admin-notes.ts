import { collection, deleteDoc, doc, orderBy, query, serverTimestamp, setDoc, where } from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import { type AdminNote, type adminNoteSchema, noteForm } from '../../domain/admin-note.ts';
import { type AdminNoteId, type UserId, userId, type WishlistId } from '../../domain/ids.ts';
import type { Period } from '../../domain/period.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseAdminNote } from '../documents/parse.ts';
import type { Written } from '../documents/written.ts';
import { enteredText } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import {
  type Page,
  type PageOptions,
  type Pages,
  readAllPages,
  type ReadingOptions,
  readPage,
} from '../firebase/page-query.ts';
import { withinPeriod } from '../firebase/within-period.ts';
import { orFailure } from '../to-failure.ts';
import type { NamedUser } from './named-user.ts';
import { known, readNamedUsers } from './read-named.ts';

export interface ReviewedNote {
  readonly note: AdminNote;
  /** null if unknown. */
  readonly author: NamedUser | null;
}

/** Newest first, with their authors: one more read for each author on the page. */
export async function reviewNotes(
  connection: Connection,
  about: UserId | WishlistId,
  options?: PageOptions,
): Promise<Page<ReviewedNote>> {
  const notes = collection(liteFirestoreOf(connection), 'adminNotes');
  const found = query(notes, where('targetId', '==', about), orderBy('createdAt', 'desc'));
  const page = await readPage(found, parseAdminNote, options);
  const authors = await readNamedUsers(
    connection,
    page.items.map(({ by }) => by),
  );
  return { ...page, items: page.items.map((note) => ({ note, author: known(authors, note.by) })) };
}

/** The notes of a period about everyone and everything, page by page, for a file. */
export function noteRows(
  connection: Connection,
  { period }: { readonly period?: Period } = {},
  options?: ReadingOptions,
): Pages<AdminNote> {
  const notes = collection(liteFirestoreOf(connection), 'adminNotes');
  const found = query(notes, ...withinPeriod('createdAt', period), orderBy('createdAt', 'desc'));
  return readAllPages((page) => readPage(found, parseAdminNote, page), options);
}

export async function addNote(connection: Connection, about: UserId | WishlistId, text: string): Promise<void> {
  const { uid } = await signedInUser(connection);
  const note = {
    targetId: about,
    text: enteredText('note', noteForm.text, text),
    by: userId(uid),
    createdAt: serverTimestamp(),
  } satisfies Written<typeof adminNoteSchema>;
  await orFailure(() => setDoc(doc(liteFirestoreOf(connection), 'adminNotes', newUuid()), note));
}

export async function deleteNote(connection: Connection, id: AdminNoteId): Promise<void> {
  await orFailure(() => deleteDoc(doc(liteFirestoreOf(connection), 'adminNotes', id)));
}
