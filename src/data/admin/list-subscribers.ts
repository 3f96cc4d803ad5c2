import { collection, doc, orderBy, query, type CollectionReference } from 'firebase/firestore/lite';
import type { SubscriberId } from '../../domain/ids.ts';
import { type Recipient, recipientsOf } from '../../domain/recipients.ts';
import type { Period } from '../../domain/period.ts';
import type { Subscriber } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseSubscriber } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import {
  type Page,
  type PageCursor,
  type PageOptions,
  type Pages,
  readAllPages,
  type ReadingOptions,
  readPage,
} from '../firebase/page-query.ts';
import { withinPeriod } from '../firebase/within-period.ts';
import { actAsAdmin } from './act-as-admin.ts';

/** Newest first. */
export async function listSubscribers(connection: Connection, options?: PageOptions): Promise<Page<Subscriber>> {
  return readPage(query(subscribers(connection), orderBy('createdAt', 'desc')), parseSubscriber, options);
}

/** Counted by the server, without reading addresses. */
export async function countSubscribers(connection: Connection): Promise<number> {
  return countOf(subscribers(connection));
}

/** Subscriptions up to a cursor whose address may have more of them after it. */
const waitingAt = new WeakMap<PageCursor, readonly Subscriber[]>();

/**
 * Everyone to send a newsletter to who subscribed in a period, page by page, for a file. An address may have subscribed several
 * times. They are read in the order of the addresses: equal ones follow each other, and capitals come before small letters. So
 * only addresses with capitals are held until the small letters are reached.
 */
export async function* recipientRows(
  connection: Connection,
  { period }: { readonly period?: Period } = {},
  options?: ReadingOptions,
): Pages<Recipient> {
  const inPeriod = withinPeriod('createdAt', period);
  const byAddress = query(subscribers(connection), ...inPeriod, orderBy('email'), orderBy('createdAt'));
  let waiting = (options?.after && waitingAt.get(options.after)) ?? [];
  for await (const page of readAllPages((of) => readPage(byAddress, parseSubscriber, of), options)) {
    const read = [...waiting, ...page.items];
    const reached = page.items.at(-1)?.email;
    const mayGoOn = ({ email }: Subscriber) =>
      page.next !== null && (reached === undefined || email.toLowerCase() >= reached);
    waiting = read.filter(mayGoOn);
    if (page.next) waitingAt.set(page.next, waiting);
    yield { ...page, items: recipientsOf(read.filter((one) => !mayGoOn(one))) };
  }
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
