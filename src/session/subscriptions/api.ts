import type { Connection } from '../../data/connection.ts';
import type { SubscriptionSource } from '../../domain/support.ts';

export interface SubscriptionsApi {
  readonly subscribe: (email: string, source: SubscriptionSource) => Promise<unknown>;
}

export function subscriptionsApi(connection: Connection): SubscriptionsApi {
  return {
    subscribe: async (email, source) =>
      (await import('../../data/support/operations.ts')).subscribe(connection, email, source),
  };
}
