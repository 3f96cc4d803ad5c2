import { useCallback } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { Analytics } from '../../domain/analytics.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useLiveValue, type Watch } from '../../session/live-value.ts';
import { useSession } from '../../session/session.tsx';

export type Counts = Pick<Analytics, 'views' | 'shares'>;
export type WatchCounts = Watch<Listed<Analytics>>;

/** How often each of the own wishlists was seen and shared, as it changes; null while that is not known. */
export function useOwnCounts(owner: UserId, watch: WatchCounts): (id: WishlistId) => Counts | null {
  const { value } = useLiveValue(owner, watch);
  return (id) => countsOf(value, id);
}

/** The big Firestore, which the wishlists need too. */
export function useWatchOwnAnalytics(): WatchCounts {
  const { connection } = useSession();
  return useCallback<WatchCounts>(
    async (owner, listener) => {
      const { watchOwnAnalytics } = await import('../../data/wishlists/watch-own-analytics.ts');
      return watchOwnAnalytics(connection, owner, listener);
    },
    [connection],
  );
}

function countsOf(value: Loadable<Listed<Analytics>>, id: WishlistId): Counts | null {
  return value.state === 'ready' ? (value.value.items.find(({ wishlistId }) => wishlistId === id) ?? null) : null;
}
