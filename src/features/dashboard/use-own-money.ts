import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Notification } from '../../domain/notification.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useLiveQuery } from '../../session/server-state/use-live-query.ts';
import { DASHBOARD, type DashboardApi } from './api.ts';

/**
 * What was promised, sent and received by UPI; null until known. It is read again after each gift, when a giver says that
 * the money was sent, which changes no wishlist, and when the couple returns to the page: they may have marked gifts as
 * received on another device.
 */
export function useOwnMoney(
  api: DashboardApi,
  wishlists: readonly Wishlist[],
): (id: WishlistId) => MoneyByStatus | null {
  const { shown: news } = useLiveQuery([...DASHBOARD, 'news'], api.watchNotifications);
  const byUpi = wishlists.filter(({ acceptsUpi }) => acceptsUpi);
  const results = useQueries({
    queries: byUpi.map((wishlist) => ({
      queryKey: keyOf(wishlist.id),
      queryFn: () => api.moneyByStatus(wishlist),
      // Otherwise the notifications, once known, would look like news.
      enabled: news.state !== 'loading',
      refetchOnWindowFocus: true,
    })),
  });
  const newest = news.state === 'ready' ? news.value.items : NO_NEWS;
  useReadAgain(news.state === 'loading' ? NO_LISTS : byUpi, newest);
  return (id) => results[byUpi.findIndex((wishlist) => wishlist.id === id)]?.data ?? null;
}

const NO_NEWS: readonly Notification[] = [];
const NO_LISTS: readonly Wishlist[] = [];

const keyOf = (id: WishlistId) => [...DASHBOARD, 'money', id];

/** Reads the money of a wishlist again when its version changes; the last result stays visible. */
function useReadAgain(byUpi: readonly Wishlist[], news: readonly Notification[]): void {
  const client = useQueryClient();
  const versions = useRef(new Map<WishlistId, string>());
  useEffect(() => {
    for (const wishlist of byUpi) {
      const before = versions.current.get(wishlist.id);
      const now = versionOf(wishlist, news);
      versions.current.set(wishlist.id, now);
      if (before !== undefined && before !== now)
        void client.invalidateQueries({ queryKey: keyOf(wishlist.id), exact: true });
    }
  });
}

function versionOf({ id, contributionCount, fundedAmount }: Wishlist, news: readonly Notification[]): string {
  const sent = news.find(({ type, data }) => type === 'sent' && data.wishlistId === id);
  return `${contributionCount} ${fundedAmount} ${sent?.id ?? ''}`;
}
