import { collection, doc, orderBy, query, where } from 'firebase/firestore/lite';
import type { SupportMessage, SupportStatus } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseSupportMessage } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readPage } from '../firebase/page-query.ts';
import { actAsAdmin } from './act-as-admin.ts';

/** Newest first. */
export async function listSupportMessages(
  connection: Connection,
  { status = 'all', ...options }: PageOptions & { readonly status?: SupportStatus | 'all' } = {},
): Promise<Page<SupportMessage>> {
  const messages = query(
    collection(liteFirestoreOf(connection), 'supportMessages'),
    ...(status === 'all' ? [] : [where('status', '==', status)]),
    orderBy('createdAt', 'desc'),
  );
  return readPage(messages, parseSupportMessage, options);
}

/** The number of unread messages, counted by the server. */
export async function countNewSupportMessages(connection: Connection): Promise<number> {
  return countOf(query(collection(liteFirestoreOf(connection), 'supportMessages'), where('status', '==', 'new')));
}

export async function markSupportMessage(
  connection: Connection,
  { id, subject }: Pick<SupportMessage, 'id' | 'subject'>,
  status: 'read' | 'answered',
): Promise<void> {
  await actAsAdmin(
    connection,
    { type: `support_${status}`, targetId: id, description: `Support message ${status}: ${subject}` },
    ({ firestore, batch, moderation }) => batch.update(doc(firestore, 'supportMessages', id), { status, moderation }),
  );
}
