import type { ReviewedNote } from '../../../data/admin/operations.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import type { AdminNoteId, UserId, WishlistId } from '../../../domain/ids.ts';

/** What admins write about a user or a wishlist, for each other. */
export interface NotesApi {
  readonly notes: (about: UserId | WishlistId, options: PageOptions) => Promise<Page<ReviewedNote>>;
  readonly addNote: (about: UserId | WishlistId, text: string) => Promise<void>;
  readonly deleteNote: (id: AdminNoteId) => Promise<void>;
}

export function notesApi(connection: Connection): NotesApi {
  const admin = () => import('../../../data/admin/operations.ts');
  return {
    notes: async (...options) => (await admin()).reviewNotes(connection, ...options),
    addNote: async (...note) => (await admin()).addNote(connection, ...note),
    deleteNote: async (id) => (await admin()).deleteNote(connection, id),
  };
}
