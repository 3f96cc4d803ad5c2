import { useQueries } from '@tanstack/react-query';
import { localDay } from '../../domain/calendar.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { isTimeToThank } from '../../domain/reminders.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useNow } from '../../session/browser/use-now.ts';
import { DASHBOARD, type DashboardApi } from './api.ts';

/** How many guests of each list are not thanked yet; null until known, and where it is too early to ask. */
export function useUnthanked(api: DashboardApi, wishlists: readonly Wishlist[]): (id: WishlistId) => number | null {
  const today = localDay(useNow());
  const asked = wishlists.filter((wishlist) => isTimeToThank(wishlist, today));
  const results = useQueries({
    queries: asked.map((wishlist) => ({
      queryKey: [...DASHBOARD, 'unthanked', wishlist.id, wishlist.contributionCount],
      queryFn: () => api.countUnthanked(wishlist),
    })),
  });
  return (id) => results[asked.findIndex((wishlist) => wishlist.id === id)]?.data ?? null;
}
