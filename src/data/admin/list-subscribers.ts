import { collection, orderBy, query } from 'firebase/firestore/lite';
import type { Subscriber } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseSubscriber } from '../documents/subscriber.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readPage } from '../firebase/page-query.ts';

/** The newest first. */
export async function listSubscribers(connection: Connection, options?: PageOptions): Promise<Page<Subscriber>> {
  const subscribers = collection(liteFirestoreOf(connection), 'subscribers');
  return readPage(query(subscribers, orderBy('createdAt', 'desc')), parseSubscriber, options);
}
