import { user } from './common-fields.ts';
import type { AdminNoteId } from './ids.ts';
import { type Infer, lines, map, text, time } from './schema.ts';

export const noteForm = { text: lines({ least: 1, most: 2_000 }) };

/** What admins tell each other about a user or a wishlist, who cannot read it. */
export const adminNoteSchema = map({
  /** The id of a user or a wishlist. */
  targetId: text({ least: 1, most: 128 }),
  ...noteForm,
  by: user,
  createdAt: time,
});
export type AdminNote = Infer<typeof adminNoteSchema> & { readonly id: AdminNoteId };
