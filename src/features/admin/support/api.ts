import { ADMIN } from '../frame/admin-key.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import type { Listed } from '../../../data/listed.ts';
import type { Subscriber, SupportMessage, SupportStatus } from '../../../domain/support.ts';

export type MessageFilter = SupportStatus | 'all';
export type Mark = Exclude<SupportStatus, 'new'>;

export const SUPPORT = [...ADMIN, 'support'];

export interface SupportApi {
  readonly newMessages: () => Promise<number>;
  readonly messages: (status: MessageFilter, options: PageOptions) => Promise<Page<SupportMessage>>;
  readonly mark: (message: SupportMessage, status: Mark) => Promise<void>;
  readonly subscriberCount: () => Promise<number>;
  readonly subscribers: (options: PageOptions) => Promise<Page<Subscriber>>;
  readonly allSubscribers: (signal: AbortSignal) => AsyncIterable<Listed<Subscriber>>;
}

export function supportApi(connection: Connection): SupportApi {
  const operations = () => import('../../../data/admin/operations.ts');
  return {
    newMessages: async () => (await operations()).countNewSupportMessages(connection),
    messages: async (status, options) => (await operations()).listSupportMessages(connection, { status, ...options }),
    mark: async (message, status) => (await operations()).markSupportMessage(connection, message, status),
    subscriberCount: async () => (await operations()).countSubscribers(connection),
    subscribers: async (options) => (await operations()).listSubscribers(connection, options),
    allSubscribers: async function* (signal) {
      yield* (await operations()).subscriberRows(connection, signal);
    },
  };
}
