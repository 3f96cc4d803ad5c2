import { exportsApi, type ExportsApi } from '../exports/api.ts';
import { ADMIN } from '../frame/admin-key.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Giving } from '../../../data/firebase/aggregate.ts';
import type { Listed } from '../../../data/listed.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';

export const ADMIN_DASHBOARD = [...ADMIN, 'dashboard'];

/** The data of the admin dashboard. Each part is read separately. */
export interface AdminDashboardApi extends ExportsApi {
  /** In milliseconds. */
  readonly latency: () => Promise<number>;
  readonly users: () => Promise<number>;
  readonly activeWishlists: () => Promise<number>;
  readonly giving: () => Promise<Giving>;
  readonly settings: () => Promise<PlatformSettings>;
  readonly log: () => Promise<Listed<SystemLogEntry>>;
  readonly activeUsers: () => Promise<number>;
  readonly openReports: () => Promise<number>;
}

export function adminDashboardApi(connection: Connection): AdminDashboardApi {
  const operations = () => import('../../../data/admin/operations.ts');
  return {
    ...exportsApi(connection),
    latency: async () => (await operations()).measureLatency(connection),
    users: async () => (await operations()).countUsers(connection),
    activeWishlists: async () => (await operations()).countWishlists(connection, { state: 'active' }),
    giving: async () => (await operations()).readGiving(connection),
    settings: async () => (await import('../../../data/admin/read-settings.ts')).readSettings(connection),
    log: async () => (await operations()).listSystemLog(connection, { size: 10, looksAhead: false }),
    activeUsers: async () => (await operations()).countActiveUsers(connection),
    openReports: async () => (await operations()).countReports(connection, 'open'),
  };
}
