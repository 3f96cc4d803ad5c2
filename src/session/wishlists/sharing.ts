import type { Connection } from '../../data/connection.ts';
import type { Counted } from '../../data/tracking/counters.ts';
import type { ShareChannel } from '../../domain/analytics.ts';
import type { PersonId } from '../../domain/ids.ts';

export type CountShare = (wishlist: Counted, channel: ShareChannel, person: PersonId) => Promise<void>;

/** Counts a share, and records who shared. */
export function countShare(connection: Connection): CountShare {
  return async (wishlist, platform, person) => {
    const { trackShare, trackUserAction } = await import('../../data/tracking/operations.ts');
    await trackShare(connection, wishlist, platform, person);
    await trackUserAction(connection, 'wishlist_share_clicked', { wishlistId: wishlist.id, platform }, person);
  };
}
