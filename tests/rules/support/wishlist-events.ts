import { ceremony as aCeremony, invitation as anInvitation } from '../../../src/domain/testing/examples.ts';
import { storedAnalytics, storedLogEntry } from '../../../src/domain/testing/documents.ts';
import { CATEGORIES } from '../../../src/domain/wishlist.ts';
import { type Fields, inHours, now, uuid, type Writes } from './fields.ts';
import { stranger, type Person } from './people.ts';
import { anItem, aWishlist, type ItemFields, type StoredWishlist, type WishlistFields, wedding } from './wishlists.ts';

export const newId = uuid(50);

/** The paths of the documents of a new wishlist. */
export const CREATED = {
  wishlist: `wishlists/${newId}`,
  analytics: `analytics/${newId}`,
  log: `systemLogs/wishlist_created_${newId}`,
} as const;

export interface Creation {
  readonly by: Person;
  readonly id: string;
  readonly items: readonly ItemFields[];
  readonly fields: Partial<WishlistFields>;
}

/** An item without contributions, created now. */
export const newItem = (number: number, changes: Partial<ItemFields> = {}): ItemFields =>
  anItem(number, { createdAt: inHours(0), updatedAt: inHours(0), ...changes });

export const newItems = (count: number): readonly ItemFields[] =>
  Array.from({ length: count }, (_, index) => newItem(500 + index));

/** Everything that creating a wishlist writes. */
export function creation(changes: Partial<Creation> = {}): Writes {
  const { by, id, items, fields } = { by: stranger, id: newId, items: newItems(2), fields: {}, ...changes };
  const wishlist = aWishlist(id, items, { userId: by.uid, createdAt: now(), updatedAt: now(), ...fields });
  return {
    [`wishlists/${id}`]: wishlist,
    [`analytics/${id}`]: storedAnalytics({ wishlistId: id, ownerId: by.uid }, now()),
    [`systemLogs/wishlist_created_${id}`]: storedLogEntry(
      { description: `Wishlist created: ${wishlist.title}`, actorId: by.uid, targetId: id },
      now(),
    ),
  };
}

function edited({ id, fields }: StoredWishlist, kind: string, itemIndex: number, changes: Fields): Writes {
  return { [`wishlists/${id}`]: { ...fields, ...changes, lastEdit: { kind, itemIndex }, updatedAt: now() } };
}

/** Takes entries of the wishlist, of an item, or both off the page; -1 for none. */
export function unlist(
  { itemIndex = -1, entryIndex = -1, itemEntryIndex = -1 },
  { id, fields }: StoredWishlist = wedding,
): Writes {
  const items = fields.items.map((item, index) =>
    index === itemIndex ? { ...item, contributors: item.contributors.filter((_, at) => at !== itemEntryIndex) } : item,
  );
  const contributors = fields.contributors.filter((_, at) => at !== entryIndex);
  const lastEdit = { kind: 'unlist', itemIndex, entryIndex, itemEntryIndex };
  return { [`wishlists/${id}`]: { ...fields, items, contributors, lastEdit, updatedAt: now() } };
}

function withItems(wishlist: StoredWishlist, kind: string, index: number, items: readonly ItemFields[]): Writes {
  return edited(wishlist, kind, index, {
    items,
    totalValue: items.reduce((sum, { price }) => sum + price, 0),
    categories: CATEGORIES.filter((name) => items.some(({ category }) => category === name)),
  });
}

export const editDetails = (changes: Partial<WishlistFields> = { title: 'Our day' }, wishlist = wedding): Writes =>
  edited(wishlist, 'details', -1, changes);

type InvitationFields = NonNullable<WishlistFields['invitation']>;
type CeremonyFields = WishlistFields['ceremonies'][number];

export const editInvitation = (changes: Partial<InvitationFields> = {}, wishlist = wedding): Writes =>
  edited(wishlist, 'invitation', -1, { invitation: { ...anInvitation(), ...changes } });

export const removeInvitation = (wishlist = wedding): Writes =>
  edited(wishlist, 'invitation', -1, { invitation: null });

export function addCeremony(changes: Partial<CeremonyFields> = {}, wishlist = wedding): Writes {
  const { ceremonies } = wishlist.fields;
  const added: CeremonyFields = { ...aCeremony(ceremonies.length), ...changes };
  return edited(wishlist, 'ceremony', ceremonies.length, { ceremonies: [...ceremonies, added] });
}

export function editCeremony(index: number, changes: Partial<CeremonyFields>, wishlist = wedding): Writes {
  const ceremonies = wishlist.fields.ceremonies.map((old, place) => (place === index ? { ...old, ...changes } : old));
  return edited(wishlist, 'ceremony', index, { ceremonies });
}

export const removeCeremony = (index: number, wishlist = wedding): Writes =>
  edited(wishlist, 'ceremony', index, { ceremonies: wishlist.fields.ceremonies.toSpliced(index, 1) });

export function addItem(changes: Partial<ItemFields> = {}, wishlist = wedding): Writes {
  const { id, fields } = wishlist;
  return withItems(wishlist, 'add', fields.items.length, [
    ...fields.items,
    newItem(600, { wishlistId: id, title: 'Tea set', price: 2_500, ...changes }),
  ]);
}

/** Derives the goal and the funded flag from the changes, unless they set them. */
export function editItem(
  index: number,
  changes: Partial<ItemFields> = { title: 'Armchair' },
  wishlist = wedding,
): Writes {
  const items = wishlist.fields.items.map((old, place) => {
    if (place !== index) return old;
    const price = changes.price ?? old.price;
    const category = changes.category ?? old.category;
    return {
      ...old,
      fundingGoal: price,
      isFunded: old.fundedAmount >= price,
      isExperience: category === 'experience',
      updatedAt: inHours(0),
      ...changes,
    };
  });
  return withItems(wishlist, 'edit', index, items);
}

export function removeItem(index: number, { id, ...wishlist } = wedding): Writes {
  const { items, removedItemIds } = wishlist.fields;
  const fields = {
    ...wishlist.fields,
    removedItemIds: [...removedItemIds, ...items.slice(index, index + 1).map((item) => item.id)],
  };
  return withItems({ id, ...wishlist, fields }, 'remove', index, items.toSpliced(index, 1));
}

export const reorderItems = (order: readonly number[], wishlist = wedding): Writes =>
  withItems(
    wishlist,
    'reorder',
    -1,
    order.flatMap((index) => wishlist.fields.items[index] ?? []),
  );
