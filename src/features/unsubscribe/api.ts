import type { Connection } from '../../data/connection.ts';
import type { SubscriberId } from '../../domain/ids.ts';

export interface UnsubscribeApi {
  readonly unsubscribe: (ids: readonly SubscriberId[]) => Promise<void>;
}

export function unsubscribeApi(connection: Connection): UnsubscribeApi {
  return {
    unsubscribe: async (ids) => (await import('../../data/support/operations.ts')).unsubscribe(connection, ids),
  };
}
