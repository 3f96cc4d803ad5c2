import { collection, orderBy, query, where } from 'firebase/firestore';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';

/** Those of which the signed-in user is a host, the newest first. */
export function watchSharedWishlists(
  connection: Connection,
  host: UserId,
  onValue: OnValue<Listed<Wishlist>>,
  signal: AbortSignal,
): Promise<never> {
  const shared = query(
    collection(fullFirestoreOf(connection), 'wishlists'),
    where('hostIds', 'array-contains', host),
    orderBy('createdAt', 'desc'),
  );
  return watchQuery(shared, (id, stored) => parseWishlist(wishlistId(id), stored), onValue, signal);
}
