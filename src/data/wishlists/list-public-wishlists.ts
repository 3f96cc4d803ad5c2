import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { wishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readPage } from '../firebase/page-query.ts';

/** Newest first. */
export async function listPublicWishlists(connection: Connection, options?: PageOptions): Promise<Page<Wishlist>> {
  const found = query(
    collection(liteFirestoreOf(connection), 'wishlists'),
    where('visibility', '==', 'public'),
    where('isActive', '==', true),
    orderBy('createdAt', 'desc'),
  );
  return readPage(found, (id, stored) => parseWishlist(wishlistId(id), stored), options);
}
