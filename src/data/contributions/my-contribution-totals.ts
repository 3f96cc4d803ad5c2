import { collection, query, where } from 'firebase/firestore/lite';
import type { UserId } from '../../domain/ids.ts';
import { GIFT_STATUSES } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { type Giving, givingOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** The number and sum of a user's contributions that were not anonymous or set aside. */
export async function myContributionTotals(connection: Connection, contributor: UserId): Promise<Giving> {
  const transactions = collection(liteFirestoreOf(connection), 'transactions');
  return givingOf(query(transactions, where('contributorId', '==', contributor), where('status', 'in', GIFT_STATUSES)));
}
