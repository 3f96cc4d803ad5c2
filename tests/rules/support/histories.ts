import { changeBetween, type EditedParts, MOST_CHANGES } from '../../../src/domain/history.ts';
import { itemId } from '../../../src/domain/ids.ts';
import { EDIT_KINDS } from '../../../src/domain/wishlist.ts';
import { type Fields, LONG_AGO, now, uuid, type Writes } from './fields.ts';
import { coHost, owner, type Person } from './people.ts';
import { type StoredWishlist, wedding, type WishlistFields } from './wishlists.ts';

export const historyPath = ({ id }: Pick<StoredWishlist, 'id'> = wedding): string => `histories/${id}`;

/** An edit of a host, from an earlier day. */
export const earlierChange = (number = 0): Fields => ({
  by: coHost.uid,
  at: LONG_AGO,
  kind: 'edit',
  subject: uuid(104),
  before: { title: `Lamp ${number}` },
  after: { title: `Lamp ${number + 1}` },
  order: null,
});

/** A history of a number of edits. */
export const storedHistory = (count = 1, on: Pick<StoredWishlist, 'id'> = wedding): Writes => ({
  [historyPath(on)]: {
    last: earlierChange(count),
    earlier: Array.from({ length: count - 1 }, (_, index) => earlierChange(index + 1)),
  },
});

export const FULL = storedHistory(MOST_CHANGES);

const partsOf = ({ items, ceremonies, ...fields }: Partial<WishlistFields>, kind: string): EditedParts => ({
  items: items ?? [],
  ceremonies: ceremonies ?? [],
  fields: kind === 'invitation' ? { invitation: fields.invitation } : detailsIn(fields),
});

/** Edits of details change no other of them. */
function detailsIn(fields: Fields): Fields {
  const others = ['lastEdit', 'updatedAt', 'totalValue', 'categories', 'removedItemIds', 'contributors'];
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !others.includes(key)));
}

/** What an edit of a wishlist changed. */
export function told(writes: Writes, by: Person = owner, { id, fields }: StoredWishlist = wedding): Fields {
  // Safe cast: the edits of these tests write whole wishlists.
  const after = writes[`wishlists/${id}`] as WishlistFields;
  const edit = after.lastEdit ?? { kind: '', itemIndex: -1 };
  const { itemIndex } = edit;
  const kind = EDIT_KINDS.find((one) => one === edit.kind) ?? 'details';
  const order = fields.items.map((item) => itemId(item.id));
  return {
    ...changeBetween(kind, itemIndex, partsOf(fields, kind), partsOf(after, kind), order),
    by: by.uid,
    at: now(),
  };
}

/** An edit with its history. `given`: that before. */
export function withHistory(
  writes: Writes,
  { by = owner, on = wedding, given = {} }: { by?: Person; on?: StoredWishlist; given?: Writes } = {},
): Writes {
  const stored = given[historyPath(on)];
  // Safe cast: `storedHistory` made it.
  const { earlier = [], last } = (stored ?? {}) as { readonly earlier?: readonly Fields[]; readonly last?: Fields };
  const changes = last ? [...earlier, last] : [];
  return {
    ...writes,
    [historyPath(on)]: { last: told(writes, by, on), earlier: changes.slice(-(MOST_CHANGES - 1)) },
  };
}
