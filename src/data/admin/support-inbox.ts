import { collection, doc, getDoc, orderBy, query, where } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { SupportMessageId } from '../../domain/ids.ts';
import type { Period } from '../../domain/period.ts';
import {
  mentions,
  MOST_URGENT_FIRST,
  type SupportCategory,
  type SupportMessage,
  type SupportPriority,
  type SupportStatus,
} from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseSupportMessage } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import {
  type Page,
  type PageOptions,
  type Pages,
  readAllPages,
  type ReadingOptions,
  readInTurn,
} from '../firebase/page-query.ts';
import { readOne } from '../firebase/read-one.ts';
import { withinPeriod } from '../firebase/within-period.ts';
import { actAsAdmin } from './act-as-admin.ts';

/** `urgent`: the most urgent first, and of those the oldest. */
type MessageOrder = 'urgent' | 'oldest' | 'newest';

/** All of them must match. */
export interface MessageFilter {
  readonly status?: SupportStatus | 'all';
  readonly category?: SupportCategory | 'all';
  readonly priority?: SupportPriority | 'all';
  readonly order?: MessageOrder;
  /** Part of the name, the e-mail address, the subject or the text. */
  readonly search?: string;
}

/** Newest first, unless another order is requested. */
export async function listSupportMessages(
  connection: Connection,
  filter: MessageFilter & Pick<PageOptions, 'after' | 'size'> & { readonly period?: Period } = {},
): Promise<Page<SupportMessage>> {
  const {
    status = 'all',
    category = 'all',
    priority = 'all',
    order = 'newest',
    search = '',
    period,
    ...options
  } = filter;
  const messages = (of: SupportPriority | 'all') =>
    query(
      collection(liteFirestoreOf(connection), 'supportMessages'),
      ...(status === 'all' ? [] : [where('status', '==', status)]),
      ...(category === 'all' ? [] : [where('category', '==', category)]),
      ...(of === 'all' ? [] : [where('priority', '==', of)]),
      ...withinPeriod('createdAt', period),
      orderBy('createdAt', order === 'newest' ? 'desc' : 'asc'),
    );
  // Priorities are words, which a query cannot sort by urgency.
  const isByUrgency = order === 'urgent' && priority === 'all';
  const reached: unknown = options.after?.last.get('priority');
  return readInTurn(isByUrgency ? MOST_URGENT_FIRST.map(messages) : [messages(priority)], parseSupportMessage, {
    ...options,
    begin: isByUrgency
      ? Math.max(
          0,
          MOST_URGENT_FIRST.findIndex((of) => of === reached),
        )
      : 0,
    keeps: search === '' ? null : (message) => mentions(message, search),
  });
}

/** All messages that match, newest first and page by page, for a file. */
export function messageRows(
  connection: Connection,
  filter: Omit<MessageFilter, 'order'> & { readonly period?: Period } = {},
  options?: ReadingOptions,
): Pages<SupportMessage> {
  return readAllPages((page) => listSupportMessages(connection, { ...filter, ...page, order: 'newest' }), options);
}

/** null if there is none with this id. */
export async function readSupportMessage(connection: Connection, id: SupportMessageId): Promise<SupportMessage | null> {
  const reading = getDoc(doc(liteFirestoreOf(connection), 'supportMessages', id));
  const read = await readOne(reading, (stored) => parseSupportMessage(id, stored));
  if (read.state === 'denied') throw new Failure('denied', `supportMessages/${id}`);
  return read.state === 'ready' ? read.value : null;
}

/** The number of messages with each status, counted by the server. */
export async function countSupportMessages(connection: Connection): Promise<Readonly<Record<SupportStatus, number>>> {
  const messages = collection(liteFirestoreOf(connection), 'supportMessages');
  const count = (status: SupportStatus) => countOf(query(messages, where('status', '==', status)));
  const [unread, read, answered] = await Promise.all([count('new'), count('read'), count('answered')]);
  return { new: unread, read, answered };
}

export async function markSupportMessage(
  connection: Connection,
  { id, subject }: Pick<SupportMessage, 'id' | 'subject'>,
  status: SupportStatus,
): Promise<void> {
  await actAsAdmin(
    connection,
    { type: `support_${status}`, targetId: id, description: `Support message ${status}: ${subject}` },
    ({ firestore, batch, moderation }) => batch.update(doc(firestore, 'supportMessages', id), { status, moderation }),
  );
}
