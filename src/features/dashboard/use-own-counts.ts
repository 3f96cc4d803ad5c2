import { useCallback } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { Analytics } from '../../domain/analytics.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useLiveValue, type Watch } from '../../session/server-state/live-value.ts';
import { useSession } from '../../session/session.tsx';

export type Counts = Pick<Analytics, 'views' | 'shares'>;
export type WatchCounts = Watch<Listed<Analytics>>;

/** A wishlist that is gone; what was given to it stays in its register. */
export interface DeletedList {
  readonly id: WishlistId;
  readonly title: string;
  readonly deletedAt: Date;
  readonly contributions: number;
}

export interface OwnCounts {
  /** How often a wishlist was seen and shared; null while that is not known. */
  readonly countsOf: (id: WishlistId) => Counts | null;
  /** Those that received anything, the newest deletion first. */
  readonly deleted: readonly DeletedList[];
}

/** Live statistics of the member's own wishlists. */
export function useOwnCounts(owner: UserId, watch: WatchCounts): OwnCounts {
  const { value } = useLiveValue(owner, watch);
  return { countsOf: (id) => countsOf(value, id), deleted: deletedIn(value) };
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

function deletedIn(value: Loadable<Listed<Analytics>>): readonly DeletedList[] {
  if (value.state !== 'ready') return [];
  return value.value.items
    .flatMap(({ wishlistId, deleted, contributions }) =>
      deleted && contributions > 0
        ? [{ id: wishlistId, title: deleted.title, deletedAt: deleted.at, contributions }]
        : [],
    )
    .sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime());
}
