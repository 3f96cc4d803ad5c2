import { useMemo } from 'react';
import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import type { Listed } from '../../../data/listed.ts';
import type { Period } from '../../../domain/platform-periods.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useSession } from '../../../session/session.tsx';

/** How the platform grew, and for whom most was given. */
export interface PlatformAnalyticsDesk {
  readonly overTime: (periods: readonly Period[]) => Promise<readonly PlatformPoint[]>;
  readonly topWishlists: () => Promise<Listed<Wishlist>>;
}

export function usePlatformAnalyticsDesk(): PlatformAnalyticsDesk {
  const { connection } = useSession();
  return useMemo(() => {
    const operations = () => import('../../../data/admin/operations.ts');
    return {
      overTime: async (periods) => (await operations()).readPlatformOverTime(connection, periods),
      topWishlists: async () => (await operations()).listTopWishlists(connection),
    };
  }, [connection]);
}
