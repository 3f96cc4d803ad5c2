import { collection, orderBy, query, where, type Query } from 'firebase/firestore/lite';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import type { Visibility, Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

/** All wishlists of one user, or of one kind. */
export type WishlistFilter =
  | { readonly owner: UserId }
  | {
      readonly owner?: undefined;
      readonly state?: 'active' | 'inactive' | 'all';
      readonly visibility?: Visibility | 'all';
    };

// A full wishlist is a large document.
const EXPORT_SIZE = 50;

/** Newest first. */
export async function listWishlists(
  connection: Connection,
  options: WishlistFilter & PageOptions = {},
): Promise<Page<Wishlist>> {
  return readPage(
    query(found(connection, options), orderBy('createdAt', 'desc')),
    (id, stored) => parseWishlist(wishlistId(id), stored),
    options,
  );
}

/** The number of wishlists, without reading them. */
export async function countWishlists(connection: Connection, filter: WishlistFilter = {}): Promise<number> {
  return countOf(found(connection, filter));
}

/** All wishlists of a kind, page by page, for a file. */
export function wishlistRows(
  connection: Connection,
  signal?: AbortSignal,
  filter: WishlistFilter = {},
): AsyncGenerator<Listed<Wishlist>, void, undefined> {
  return readAllPages((options) => listWishlists(connection, { ...filter, ...options }), { signal, size: EXPORT_SIZE });
}

function found(connection: Connection, filter: WishlistFilter): Query {
  const wishlists = collection(liteFirestoreOf(connection), 'wishlists');
  if (filter.owner !== undefined) return query(wishlists, where('userId', '==', filter.owner));
  const { state = 'all', visibility = 'all' } = filter;
  return query(
    wishlists,
    ...(visibility === 'all' ? [] : [where('visibility', '==', visibility)]),
    ...(state === 'all' ? [] : [where('isActive', '==', state === 'active')]),
  );
}
