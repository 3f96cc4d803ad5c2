import { ADMIN } from '../frame/admin-key.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Giving } from '../../../data/firebase/aggregate.ts';
import type { Listed } from '../../../data/listed.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { User } from '../../../domain/user.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';

export const ADMIN_DASHBOARD = [...ADMIN, 'dashboard'];

/** The data of the admin dashboard. Each part is read separately. */
export interface AdminDashboardApi {
  /** In milliseconds. */
  readonly latency: () => Promise<number>;
  readonly users: () => Promise<number>;
  readonly activeWishlists: () => Promise<number>;
  readonly giving: () => Promise<Giving>;
  readonly settings: () => Promise<PlatformSettings>;
  readonly log: () => Promise<Listed<SystemLogEntry>>;
  readonly activeUsers: () => Promise<number>;
  readonly openReports: () => Promise<number>;
  readonly allWishlists: (signal: AbortSignal) => AsyncIterable<Listed<Wishlist>>;
  readonly allUsers: (signal: AbortSignal) => AsyncIterable<Listed<User>>;
  readonly allTransactions: (signal: AbortSignal) => AsyncIterable<Listed<Transaction>>;
}

export function adminDashboardApi(connection: Connection): AdminDashboardApi {
  const operations = () => import('../../../data/admin/operations.ts');
  return {
    latency: async () => (await operations()).measureLatency(connection),
    users: async () => (await operations()).countUsers(connection),
    activeWishlists: async () => (await operations()).countWishlists(connection, { state: 'active' }),
    giving: async () => (await operations()).readGiving(connection),
    settings: async () => (await import('../../../data/admin/read-settings.ts')).readSettings(connection),
    log: async () => (await operations()).listSystemLog(connection, { size: 10, looksAhead: false }),
    activeUsers: async () => (await operations()).countActiveUsers(connection),
    openReports: async () => (await operations()).countReports(connection, 'open'),
    allWishlists: async function* (signal) {
      yield* (await operations()).wishlistRows(connection, signal);
    },
    allUsers: async function* (signal) {
      yield* (await operations()).userRows(connection, signal);
    },
    allTransactions: async function* (signal) {
      yield* (await operations()).transactionRows(connection, signal);
    },
  };
}
