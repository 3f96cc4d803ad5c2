import { collection, orderBy, query, type CollectionReference } from 'firebase/firestore/lite';
import type { Subscriber } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseSubscriber } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

/** Newest first. */
export async function listSubscribers(connection: Connection, options?: PageOptions): Promise<Page<Subscriber>> {
  return readPage(query(subscribers(connection), orderBy('createdAt', 'desc')), parseSubscriber, options);
}

/** Counted by the server, without reading addresses. */
export async function countSubscribers(connection: Connection): Promise<number> {
  return countOf(subscribers(connection));
}

/** All subscribers, page by page, for a file. */
export function subscriberRows(
  connection: Connection,
  signal?: AbortSignal,
): AsyncGenerator<Listed<Subscriber>, void, undefined> {
  return readAllPages((options) => listSubscribers(connection, options), { signal });
}

function subscribers(connection: Connection): CollectionReference {
  return collection(liteFirestoreOf(connection), 'subscribers');
}
