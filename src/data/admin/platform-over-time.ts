import { collection, type Firestore, query, type Query, where } from 'firebase/firestore/lite';
import type { Rupees } from '../../domain/money.ts';
import type { Period } from '../../domain/platform-periods.ts';
import type { Connection } from '../connection.ts';
import { countOf, givingOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** What was created in one period. */
export interface PlatformPoint {
  readonly period: Period;
  readonly users: number;
  readonly wishlists: number;
  readonly contributions: number;
  readonly contributed: Rupees;
}

/** Counted and summed by the server, with one query per period and kind; no document is read. */
export async function readPlatformOverTime(
  connection: Connection,
  periods: readonly Period[],
): Promise<readonly PlatformPoint[]> {
  const firestore = liteFirestoreOf(connection);
  return Promise.all(periods.map((period) => readPoint(firestore, period)));
}

async function readPoint(firestore: Firestore, period: Period): Promise<PlatformPoint> {
  const [users, wishlists, { count: contributions, amount: contributed }] = await Promise.all([
    countOf(newIn(firestore, 'users', period)),
    countOf(newIn(firestore, 'wishlists', period)),
    givingOf(query(newIn(firestore, 'transactions', period), where('status', '==', 'completed'))),
  ]);
  return { period, users, wishlists, contributions, contributed };
}

function newIn(firestore: Firestore, name: string, { from, until }: Period): Query {
  return query(collection(firestore, name), where('createdAt', '>=', from), where('createdAt', '<', until));
}
