import type { Listed } from '../../data/listed.ts';
import type { Analytics } from '../../domain/analytics.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useLiveQuery } from '../../session/server-state/use-live-query.ts';
import { DASHBOARD, type DashboardApi } from './api.ts';
import { KEPT_ANALYTICS } from './keepings.ts';

export type Counts = Pick<Analytics, 'views' | 'shares'>;

/** A deleted wishlist whose contributions remain in its register. */
export interface DeletedList {
  readonly id: WishlistId;
  readonly title: string;
  readonly deletedAt: Date;
  readonly contributions: number;
}

export interface OwnCounts {
  /** A wishlist's views and shares; null until known. */
  readonly countsOf: (id: WishlistId) => Counts | null;
  /** Deleted wishlists with contributions, newest deletion first. */
  readonly deleted: readonly DeletedList[];
}

/** Live statistics of the member's own wishlists. */
export function useOwnCounts(api: DashboardApi): OwnCounts {
  const { shown } = useLiveQuery([...DASHBOARD, 'analytics'], api.watchAnalytics, KEPT_ANALYTICS);
  return { countsOf: (id) => countsOf(shown, id), deleted: deletedIn(shown) };
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
