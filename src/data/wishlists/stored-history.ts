import { changeBetween, MOST_CHANGES, type ToldChange } from '../../domain/history.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { picturesOf } from '../../domain/pictures-of.ts';
import type { StoredMap } from '../../domain/schema.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { PICTURE_ADDRESS } from '../../domain/web-address.ts';
import type { WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { serverTime } from '../rest/batch.ts';
import { mapsAsStored } from '../rest/encode-fields.ts';
import type { Transaction } from '../rest/optimistic-transaction.ts';
import type { StoredDocument } from '../rest/requests.ts';

/** Not parsed, so that an edit never fails because of an earlier one. */
export interface StoredHistory {
  /** The oldest first, exactly as they are stored: the rules compare them. */
  readonly changes: readonly unknown[];
  /** The same, to be read. */
  readonly fields: readonly unknown[];
}

export function historyPath(id: WishlistId): string {
  return `histories/${id}`;
}

export function storedHistory(found: StoredDocument | null): StoredHistory {
  if (!found) return { changes: [], fields: [] };
  const { fields, asStored } = found;
  return {
    changes: [...mapsAsStored(asStored['earlier']), asStored['last']],
    fields: changesOf(fields),
  };
}

/** The oldest first. */
function changesOf({ earlier, last }: StoredMap): readonly unknown[] {
  return [...(Array.isArray(earlier) ? (earlier as readonly unknown[]) : []), last];
}

/** What an edit changed. `written` are the fields of the wishlist that it writes. */
function toldChange({ wishlist, fields }: WishlistAsStored, after: Wishlist, written: StoredMap): ToldChange {
  const { kind, itemIndex } = after.lastEdit ?? { kind: 'details', itemIndex: -1 };
  const { lastEdit: _, ...others } = written;
  const before = Object.entries(fields).filter(([key]) => key in others);
  return changeBetween(
    kind,
    itemIndex,
    { items: mapsIn(fields['items']), ceremonies: mapsIn(fields['ceremonies']), fields: Object.fromEntries(before) },
    { items: mapsIn(after.items), ceremonies: mapsIn(after.ceremonies), fields: others },
    wishlist.items.map(({ id }) => id),
  );
}

/** What is stored, what it becomes, and who edits it. */
interface Edit {
  readonly stored: WishlistAsStored;
  readonly history: StoredHistory;
  readonly after: Wishlist;
  /** The fields of the wishlist that are written, with `lastEdit`. */
  readonly fields: StoredMap;
  readonly by: string;
}

/** Writes an edit and its history. Returns the pictures that neither of them names any more. */
export function writeEdit(transaction: Transaction, { stored, history, after, fields, by }: Edit): readonly string[] {
  const told = toldChange(stored, after, fields);
  const isFull = history.changes.length === MOST_CHANGES;
  const [oldest, ...others] = history.fields;
  transaction.update(`wishlists/${after.id}`, { ...fields, updatedAt: serverTime });
  transaction.set(historyPath(after.id), {
    last: { ...told, by, at: serverTime },
    earlier: isFull ? history.changes.slice(1) : history.changes,
  });
  if (!isFull) return [];
  const kept = new Set([...picturesOf(after), ...picturesIn([others, told])]);
  return picturesIn(oldest).filter((picture) => !kept.has(picture));
}

/** The addresses of pictures anywhere in a stored value. */
export function picturesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value !== '' && PICTURE_ADDRESS.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}

function mapsIn(list: unknown): readonly StoredMap[] {
  return Array.isArray(list) ? (list as readonly StoredMap[]) : [];
}
