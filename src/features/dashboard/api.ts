import type { Connection } from '../../data/connection.ts';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { Listed } from '../../data/listed.ts';
import type { Analytics } from '../../domain/analytics.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Notification } from '../../domain/notification.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Watch } from '../../session/server-state/use-live-query.ts';

export const DASHBOARD = ['dashboard'];

export interface DashboardApi {
  /** Of all the member's wishlists, including deleted ones. */
  readonly watchAnalytics: Watch<Listed<Analytics>>;
  /** As many as the bell lists, the newest first: Firestore answers the same query once. */
  readonly watchNotifications: Watch<Listed<Notification>>;
  /** At most one of each wishlist. */
  readonly watchLastReceived: (wishlists: readonly WishlistId[]) => Watch<Listed<Transaction>>;
  /** The number of contributions that are not marked as thanked. */
  readonly countUnthanked: (wishlist: Wishlist) => Promise<number>;
  /** The money that was promised, sent and received by UPI. */
  readonly moneyByStatus: (wishlist: Wishlist) => Promise<MoneyByStatus>;
}

export function dashboardApi(connection: Connection, owner: UserId): DashboardApi {
  return {
    watchAnalytics: async (onValue, signal) => {
      const { watchOwnAnalytics } = await import('../../data/wishlists/watch-own-analytics.ts');
      return watchOwnAnalytics(connection, owner, onValue, signal);
    },
    watchNotifications: async (onValue, signal) => {
      const { watchNotifications } = await import('../../data/notifications/watch-notifications.ts');
      return watchNotifications(connection, owner, onValue, signal);
    },
    watchLastReceived: (wishlists) => async (onValue, signal) => {
      const { watchLastReceived } = await import('../../data/contributions/watch-last-received.ts');
      return watchLastReceived(connection, wishlists, onValue, signal);
    },
    countUnthanked: async (wishlist) =>
      (await import('../../data/contributions/list-contributions.ts')).countUnthanked(connection, wishlist),
    moneyByStatus: async (wishlist) =>
      (await import('../../data/contributions/money-by-status.ts')).moneyByStatus(connection, wishlist),
  };
}
