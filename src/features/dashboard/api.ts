import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { Analytics } from '../../domain/analytics.ts';
import type { UserId } from '../../domain/ids.ts';
import type { Watch } from '../../session/server-state/use-live-query.ts';

export const DASHBOARD = ['dashboard'];

export interface DashboardApi {
  /** Of all the member's wishlists, including deleted ones. */
  readonly watchAnalytics: Watch<Listed<Analytics>>;
}

export function dashboardApi(connection: Connection, owner: UserId): DashboardApi {
  return {
    watchAnalytics: async (onValue, signal) => {
      const { watchOwnAnalytics } = await import('../../data/wishlists/watch-own-analytics.ts');
      return watchOwnAnalytics(connection, owner, onValue, signal);
    },
  };
}
