import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { transactionId, type WishlistId } from '../../domain/ids.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import { type Listed, together } from '../listed.ts';
import type { OnValue } from '../live.ts';

/** The gift by UPI that was marked as received last for each of the wishlists, on any device. */
export function watchLastReceived(
  connection: Connection,
  wishlists: readonly WishlistId[],
  onValue: OnValue<Listed<Transaction>>,
  signal: AbortSignal,
): Promise<never> {
  const found = new Map<WishlistId, Listed<Transaction>>();
  // The rules answer for one wishlist at a time.
  return Promise.race(
    wishlists.map((id) => {
      const last = query(
        collection(fullFirestoreOf(connection), 'transactions'),
        where('wishlistId', '==', id),
        where('status', '==', 'received'),
        orderBy('completedAt', 'desc'),
        limit(1),
      );
      const onFound: OnValue<Listed<Transaction>> = (value) => {
        found.set(id, value);
        if (found.size === wishlists.length) onValue(together([...found.values()]));
      };
      return watchQuery(last, (gift, stored) => parseTransaction(transactionId(gift), stored), onFound, signal);
    }),
  );
}
