import { collection, doc, getDoc, query, where } from 'firebase/firestore/lite';
import { activeSince } from '../../domain/admin.ts';
import type { Connection } from '../connection.ts';
import { countOf, type Giving, givingOf } from '../firebase/aggregate.ts';
import { answeredWithin } from '../firebase/answered-within.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

const GIVES_UP_AFTER_MS = 10_000;

/** The round-trip time of reading one small document, in milliseconds. */
export async function measureLatency(connection: Connection): Promise<number> {
  const settings = doc(liteFirestoreOf(connection), 'settings', 'platform');
  const asked = performance.now();
  await orFailure(() => answeredWithin(GIVES_UP_AFTER_MS, getDoc(settings)));
  return performance.now() - asked;
}

/** Users seen within the last 30 days. */
export async function countActiveUsers(connection: Connection, now = new Date()): Promise<number> {
  const users = collection(liteFirestoreOf(connection), 'users');
  return countOf(query(users, where('lastActiveAt', '>=', activeSince(now))));
}

export async function countUsers(connection: Connection): Promise<number> {
  return countOf(collection(liteFirestoreOf(connection), 'users'));
}

/** The number and sum of all contributions that are not set aside. */
export async function readGiving(connection: Connection): Promise<Giving> {
  const transactions = collection(liteFirestoreOf(connection), 'transactions');
  return givingOf(query(transactions, where('status', '==', 'completed')));
}
