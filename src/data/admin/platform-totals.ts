import { collection, query, where } from 'firebase/firestore/lite';
import { activeSince } from '../../domain/admin.ts';
import type { Rupees } from '../../domain/money.ts';
import type { Connection } from '../connection.ts';
import { countOf, givingOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

export interface PlatformTotals {
  readonly users: number;
  /** Seen within the last thirty days. */
  readonly activeUsers: number;
  readonly wishlists: number;
  readonly activeWishlists: number;
  readonly contributions: number;
  /** Everything that was given. */
  readonly contributed: Rupees;
  readonly openReports: number;
}

/** Counted and summed by the server: no document is read. */
export async function readPlatformTotals(connection: Connection, now = new Date()): Promise<PlatformTotals> {
  const firestore = liteFirestoreOf(connection);
  const [allUsers, allWishlists] = [collection(firestore, 'users'), collection(firestore, 'wishlists')];
  const [users, activeUsers, wishlists, activeWishlists, giving, openReports] = await Promise.all([
    countOf(allUsers),
    countOf(query(allUsers, where('lastActiveAt', '>=', activeSince(now)))),
    countOf(allWishlists),
    countOf(query(allWishlists, where('isActive', '==', true))),
    givingOf(collection(firestore, 'transactions')),
    countOf(query(collection(firestore, 'reports'), where('status', '==', 'open'))),
  ]);
  const { count: contributions, amount: contributed } = giving;
  return { users, activeUsers, wishlists, activeWishlists, contributions, contributed, openReports };
}
