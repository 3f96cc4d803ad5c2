import type { WishlistId } from '../../domain/ids.ts';
import type { StoredMap } from '../../domain/schema.ts';
import type { ContributorEntry, Wishlist } from '../../domain/wishlist.ts';
import { mapsAsStored } from '../rest/encode-fields.ts';
import type { StoredDocument } from '../rest/requests.ts';
import { parseWishlist } from './parse-wishlist.ts';

/**
 * A wishlist with its arrays exactly as stored. The rules compare arrays as a whole, so a write must return unchanged
 * entries exactly, even where parsing rounds a time or drops an invalid URL.
 */
export interface WishlistAsStored {
  readonly wishlist: Wishlist;
  /** Not parsed. */
  readonly fields: StoredMap;
  readonly items: readonly StoredMap[];
  readonly ceremonies: readonly StoredMap[];
  readonly contributors: readonly StoredMap[];
  /** Changes with every write. */
  readonly version: string;
}

export function wishlistAsStored(id: WishlistId, { fields, asStored, updateTime }: StoredDocument): WishlistAsStored {
  return {
    wishlist: parseWishlist(id, fields),
    fields,
    items: mapsAsStored(asStored['items']),
    ceremonies: mapsAsStored(asStored['ceremonies']),
    contributors: mapsAsStored(asStored['contributors']),
    version: updateTime,
  };
}

/** Entries after a change by the domain, which keeps those it does not change: they are written as they are stored. */
export function entriesAfter(
  before: readonly ContributorEntry[],
  stored: readonly StoredMap[],
  after: readonly ContributorEntry[],
): StoredMap[] {
  return after.map((entry) => stored[before.indexOf(entry)] ?? { ...entry });
}
