import { collection, doc, orderBy, query, type CollectionReference } from 'firebase/firestore/lite';
import type { Failure } from '../../domain/failure.ts';
import type { SubscriberId } from '../../domain/ids.ts';
import { type Recipient, recipientsOf } from '../../domain/recipients.ts';
import type { Subscriber } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseSubscriber } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';
import { actAsAdmin } from './act-as-admin.ts';

/** Newest first. */
export async function listSubscribers(connection: Connection, options?: PageOptions): Promise<Page<Subscriber>> {
  return readPage(query(subscribers(connection), orderBy('createdAt', 'desc')), parseSubscriber, options);
}

/** Counted by the server, without reading addresses. */
export async function countSubscribers(connection: Connection): Promise<number> {
  return countOf(subscribers(connection));
}

/** All subscribers, page by page. */
export function subscriberRows(
  connection: Connection,
  signal?: AbortSignal,
): AsyncGenerator<Listed<Subscriber>, void, undefined> {
  return readAllPages((options) => listSubscribers(connection, options), { signal });
}

/** Everyone to send a newsletter to, for a file: an address may have subscribed several times. */
export async function* recipientRows(
  connection: Connection,
  signal?: AbortSignal,
): AsyncGenerator<Listed<Recipient>, void, undefined> {
  const subscribed: Subscriber[] = [];
  const unreadable: Failure[] = [];
  for await (const page of subscriberRows(connection, signal)) {
    subscribed.push(...page.items);
    unreadable.push(...page.unreadable);
  }
  yield { items: recipientsOf(subscribed), unreadable };
}

export async function deleteSubscriber(connection: Connection, id: SubscriberId): Promise<void> {
  // The log outlives the subscriber, so it has no address.
  const action = { type: 'subscriber_deleted', targetId: id, description: 'Subscriber deleted' } as const;
  await actAsAdmin(
    connection,
    action,
    ({ firestore, batch }) => batch.delete(doc(firestore, 'subscribers', id)),
    `subscriber_deleted_${id}`,
  );
}

function subscribers(connection: Connection): CollectionReference {
  return collection(liteFirestoreOf(connection), 'subscribers');
}
