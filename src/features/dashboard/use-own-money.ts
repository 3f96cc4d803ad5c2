import { useQueries } from '@tanstack/react-query';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { DASHBOARD, type DashboardApi } from './api.ts';

/** What was promised, sent and received by UPI; null until known. Read again after each gift. */
export function useOwnMoney(
  api: DashboardApi,
  wishlists: readonly Wishlist[],
): (id: WishlistId) => MoneyByStatus | null {
  const byUpi = wishlists.filter(({ acceptsUpi }) => acceptsUpi);
  const results = useQueries({
    queries: byUpi.map((wishlist) => ({
      queryKey: [...DASHBOARD, 'money', wishlist.id, wishlist.contributionCount, wishlist.fundedAmount],
      queryFn: () => api.moneyByStatus(wishlist),
    })),
  });
  return (id) => results[byUpi.findIndex((wishlist) => wishlist.id === id)]?.data ?? null;
}
