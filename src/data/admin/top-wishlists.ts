import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { wishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

const TOP = 10;

/** The ten wishlists with the most contributions, without those that have none. */
export async function listTopWishlists(connection: Connection): Promise<Listed<Wishlist>> {
  const wishlists = collection(liteFirestoreOf(connection), 'wishlists');
  const { items, unreadable } = await readPage(
    query(wishlists, where('fundedAmount', '>', 0), orderBy('fundedAmount', 'desc')),
    (id, stored) => parseWishlist(wishlistId(id), stored),
    { size: TOP, looksAhead: false },
  );
  return { items, unreadable };
}
