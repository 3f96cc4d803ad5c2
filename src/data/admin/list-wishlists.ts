import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import type { Visibility, Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/wishlist.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

export interface WishlistFilter {
  readonly state?: 'active' | 'inactive' | 'all';
  readonly visibility?: Visibility | 'all';
}

// A full wishlist is a big document.
const EXPORT_SIZE = 50;

/** The newest first. */
export async function listWishlists(
  connection: Connection,
  { state = 'all', visibility = 'all', ...options }: WishlistFilter & PageOptions = {},
): Promise<Page<Wishlist>> {
  const filters = [
    ...(visibility === 'all' ? [] : [where('visibility', '==', visibility)]),
    ...(state === 'all' ? [] : [where('isActive', '==', state === 'active')]),
  ];
  return list(connection, filters, options);
}

/** Somebody's, the newest first. */
export async function listWishlistsOf(
  connection: Connection,
  owner: UserId,
  options?: PageOptions,
): Promise<Page<Wishlist>> {
  return list(connection, [where('userId', '==', owner)], options);
}

/** All wishlists, page by page, for a file. */
export function wishlistRows(
  connection: Connection,
  signal?: AbortSignal,
): AsyncGenerator<Listed<Wishlist>, void, undefined> {
  return readAllPages((options) => listWishlists(connection, options), { signal, size: EXPORT_SIZE });
}

async function list(
  connection: Connection,
  filters: readonly ReturnType<typeof where>[],
  options?: PageOptions,
): Promise<Page<Wishlist>> {
  const wishlists = collection(liteFirestoreOf(connection), 'wishlists');
  return readPage(
    query(wishlists, ...filters, orderBy('createdAt', 'desc')),
    (id, stored) => parseWishlist(wishlistId(id), stored),
    options,
  );
}
