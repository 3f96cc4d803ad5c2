import { collection, orderBy, query, where } from 'firebase/firestore';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import { type Listed, listed, readable } from '../listed.ts';
import type { Listener, StopListening } from '../live.ts';

/** The newest first. `owner` is who is signed in. */
export function watchOwnWishlists(
  connection: Connection,
  owner: UserId,
  { onValue, onFailure }: Listener<Listed<Wishlist>>,
): StopListening {
  const own = query(
    collection(fullFirestoreOf(connection), 'wishlists'),
    where('userId', '==', owner),
    orderBy('createdAt', 'desc'),
  );
  return watchQuery(own, (id, stored) => readable(() => parseWishlist(wishlistId(id), stored)), {
    onValue: (found) => onValue(listed(found)),
    onFailure,
  });
}
