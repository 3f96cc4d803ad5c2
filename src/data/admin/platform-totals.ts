import { collection } from 'firebase/firestore/lite';
import type { Connection } from '../connection.ts';
import { countOf, type Giving, givingOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

export async function countUsers(connection: Connection): Promise<number> {
  return countOf(collection(liteFirestoreOf(connection), 'users'));
}

/** The number and sum of all contributions. */
export async function readGiving(connection: Connection): Promise<Giving> {
  return givingOf(collection(liteFirestoreOf(connection), 'transactions'));
}
