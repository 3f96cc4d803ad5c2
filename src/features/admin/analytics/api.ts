import { ADMIN } from '../frame/admin-key.ts';
import type { Connection } from '../../../data/connection.ts';
import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import type { Listed } from '../../../data/listed.ts';
import type { Period } from '../../../domain/platform-periods.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';

export const PLATFORM_ANALYTICS = [...ADMIN, 'analytics'];

/** The growth of the platform, and the wishlists with the most contributions. */
export interface PlatformAnalyticsApi {
  readonly overTime: (periods: readonly Period[]) => Promise<readonly PlatformPoint[]>;
  readonly topWishlists: () => Promise<Listed<Wishlist>>;
}

export function platformAnalyticsApi(connection: Connection): PlatformAnalyticsApi {
  const operations = () => import('../../../data/admin/operations.ts');
  return {
    overTime: async (periods) => (await operations()).readPlatformOverTime(connection, periods),
    topWishlists: async () => (await operations()).listTopWishlists(connection),
  };
}
