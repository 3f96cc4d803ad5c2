import { type UserId, itemId, UUID } from './ids.ts';
import { type Infer, map, nullable, textAs, time } from './schema.ts';

/** `wishlists/{id}/editing/{uid}`: a host has the editor open. */
export const editingMarkSchema = map({
  /** The gift whose sheet is open. */
  itemId: nullable(textAs(itemId, { pattern: UUID })),
  at: time,
});
export type EditingMark = Infer<typeof editingMarkSchema> & { readonly id: UserId };

/** The editor renews its mark this often. */
export const RENEWED_EVERY_MS = 60_000;
const LASTS_MS = 2 * RENEWED_EVERY_MS;

/**
 * Those who are editing besides the reader. Marks are compared with the newest one, because the clocks of phones are often
 * wrong: the reader's own is never older than a minute.
 */
export function othersEditing(marks: readonly EditingMark[], reader: UserId): readonly EditingMark[] {
  const newest = Math.max(...marks.map(({ at }) => at.getTime()));
  return marks.filter(({ id, at }) => id !== reader && newest - at.getTime() < LASTS_MS);
}
