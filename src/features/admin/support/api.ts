import { exportsApi, type ExportsApi } from '../exports/api.ts';
import { ADMIN } from '../frame/admin-key.ts';
import type { MessageFilter } from '../../../data/admin/support-inbox.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import type { SubscriberId, SupportMessageId } from '../../../domain/ids.ts';
import type { Subscriber, SupportMessage, SupportStatus } from '../../../domain/support.ts';

export type { MessageFilter } from '../../../data/admin/support-inbox.ts';
export type Counts = Readonly<Record<SupportStatus, number>>;

export const SUPPORT = [...ADMIN, 'support'];

export interface SupportApi extends Pick<ExportsApi, 'messageRows' | 'recipientRows'> {
  readonly counts: () => Promise<Counts>;
  readonly messages: (filter: MessageFilter, options: PageOptions) => Promise<Page<SupportMessage>>;
  /** null if there is none with this id. */
  readonly message: (id: SupportMessageId) => Promise<SupportMessage | null>;
  readonly mark: (message: SupportMessage, status: SupportStatus) => Promise<void>;
  readonly subscriberCount: () => Promise<number>;
  readonly subscribers: (options: PageOptions) => Promise<Page<Subscriber>>;
  readonly deleteSubscriber: (id: SubscriberId) => Promise<void>;
}

export function supportApi(connection: Connection): SupportApi {
  const operations = () => import('../../../data/admin/operations.ts');
  const { messageRows, recipientRows } = exportsApi(connection);
  return {
    ...{ messageRows, recipientRows },
    counts: async () => (await operations()).countSupportMessages(connection),
    messages: async (filter, options) =>
      (await operations()).listSupportMessages(connection, { ...filter, ...options }),
    message: async (id) => (await operations()).readSupportMessage(connection, id),
    mark: async (message, status) => (await operations()).markSupportMessage(connection, message, status),
    subscriberCount: async () => (await operations()).countSubscribers(connection),
    subscribers: async (options) => (await operations()).listSubscribers(connection, options),
    deleteSubscriber: async (id) => (await operations()).deleteSubscriber(connection, id),
  };
}
