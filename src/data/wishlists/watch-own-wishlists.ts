import { collection, orderBy, query, where } from 'firebase/firestore';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';

/** Newest first. `owner` is the signed-in user. */
export function watchOwnWishlists(
  connection: Connection,
  owner: UserId,
  onValue: OnValue<Listed<Wishlist>>,
  signal: AbortSignal,
): Promise<never> {
  const own = query(
    collection(fullFirestoreOf(connection), 'wishlists'),
    where('userId', '==', owner),
    orderBy('createdAt', 'desc'),
  );
  return watchQuery(own, (id, stored) => parseWishlist(wishlistId(id), stored), onValue, signal);
}
