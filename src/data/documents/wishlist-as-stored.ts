import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { wishlistId } from '../../domain/ids.ts';
import type { StoredMap } from '../../domain/schema.ts';
import type { ContributorEntry, Wishlist } from '../../domain/wishlist.ts';
import { parseWishlist } from './parse-wishlist.ts';

/**
 * A wishlist with its arrays exactly as stored. The rules compare arrays as a whole, so a write must return unchanged
 * entries exactly, even where parsing rounds a time or drops an invalid URL.
 */
export interface WishlistAsStored {
  readonly wishlist: Wishlist;
  readonly items: readonly StoredMap[];
  readonly contributors: readonly StoredMap[];
  /** Changes with every write. */
  readonly version: string;
}

/** null if there is no such wishlist. */
export function wishlistAsStored(snapshot: DocumentSnapshot): WishlistAsStored | null {
  const data: unknown = snapshot.data();
  if (!isMap(data)) return null;
  const wishlist = parseWishlist(wishlistId(snapshot.id), data);
  const updatedAt = data['updatedAt'];
  if (!(updatedAt instanceof Timestamp))
    throw new Failure('unexpected-data', `wishlists/${snapshot.id}: updatedAt is not a time.`);
  return {
    wishlist,
    items: storedList(data['items']),
    contributors: storedList(data['contributors']),
    version: updatedAt.valueOf(),
  };
}

/** The list must have been parsed before: each entry is a map. */
export function storedList(list: unknown): readonly StoredMap[] {
  return Array.isArray(list) ? list.filter(isMap) : [];
}

/** Entries after a change by the domain, which keeps those it does not change: they are written as they are stored. */
export function entriesAfter(
  before: readonly ContributorEntry[],
  stored: readonly StoredMap[],
  after: readonly ContributorEntry[],
): StoredMap[] {
  return after.map((entry) => stored[before.indexOf(entry)] ?? { ...entry });
}

function isMap(value: unknown): value is StoredMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
