import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { transactionId, type UserId } from '../../domain/ids.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';

/** The gift by UPI that the owner marked as received last, on any device and for any wishlist. */
export function watchLastReceived(
  connection: Connection,
  owner: UserId,
  onValue: OnValue<Listed<Transaction>>,
  signal: AbortSignal,
): Promise<never> {
  const last = query(
    collection(fullFirestoreOf(connection), 'transactions'),
    where('ownerId', '==', owner),
    where('status', '==', 'received'),
    orderBy('completedAt', 'desc'),
    limit(1),
  );
  return watchQuery(last, (id, stored) => parseTransaction(transactionId(id), stored), onValue, signal);
}
