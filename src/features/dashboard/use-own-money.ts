import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Notification } from '../../domain/notification.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useKeeping } from '../../session/server-state/kept-reads.ts';
import { useLiveQuery } from '../../session/server-state/use-live-query.ts';
import { DASHBOARD, type DashboardApi } from './api.ts';
import { KEPT_MONEY, KEPT_NEWS, KEPT_RECEIVED } from './keepings.ts';

/**
 * What was promised, sent and received by UPI; null until known. It is read again after each gift, when a giver says that
 * the money was sent and when a gift is marked as received on any device, which change no wishlist, and when the couple
 * returns to the page.
 */
export function useOwnMoney(
  api: DashboardApi,
  wishlists: readonly Wishlist[],
): (id: WishlistId) => MoneyByStatus | null {
  const byUpi = wishlists.filter(({ acceptsUpi }) => acceptsUpi);
  const ids = byUpi.map(({ id }) => id);
  const { shown: news } = useLiveQuery([...DASHBOARD, 'news'], api.watchNotifications, KEPT_NEWS);
  const { shown: received } = useLiveQuery(
    [...DASHBOARD, 'received', ...ids],
    ids.length > 0 ? api.watchLastReceived(ids) : NOTHING,
    KEPT_RECEIVED,
  );
  // Otherwise what is there already, once known, would look like a change.
  const isKnown = news.state !== 'loading' && received.state !== 'loading';
  const keep = useKeeping();
  const results = useQueries({
    queries: byUpi.map((wishlist) => ({
      queryKey: keyOf(wishlist.id),
      queryFn: keep(keyOf(wishlist.id), () => api.moneyByStatus(wishlist), KEPT_MONEY),
      enabled: isKnown,
      refetchOnWindowFocus: true,
    })),
  });
  const latest = {
    news: news.state === 'ready' ? news.value.items : [],
    received: received.state === 'ready' ? received.value.items : [],
  };
  useReadAgain(isKnown ? byUpi : NO_LISTS, latest);
  return (id) => results[byUpi.findIndex((wishlist) => wishlist.id === id)]?.data ?? null;
}

const NO_LISTS: readonly Wishlist[] = [];
const NOTHING = () => new Promise<never>(() => undefined);

const keyOf = (id: WishlistId) => [...DASHBOARD, 'money', id];

interface Latest {
  readonly news: readonly Notification[];
  readonly received: readonly Transaction[];
}

/** Reads the money of a wishlist again when its version changes; the last result stays visible. */
function useReadAgain(byUpi: readonly Wishlist[], latest: Latest): void {
  const client = useQueryClient();
  const versions = useRef(new Map<WishlistId, string>());
  useEffect(() => {
    for (const wishlist of byUpi) {
      const before = versions.current.get(wishlist.id);
      const now = versionOf(wishlist, latest);
      versions.current.set(wishlist.id, now);
      if (before !== undefined && before !== now)
        void client.invalidateQueries({ queryKey: keyOf(wishlist.id), exact: true });
    }
  });
}

function versionOf({ id, contributionCount, fundedAmount }: Wishlist, { news, received }: Latest): string {
  const sent = news.find(({ type, data }) => type === 'sent' && data.wishlistId === id);
  const last = received.find(({ wishlistId }) => wishlistId === id);
  return `${contributionCount} ${fundedAmount} ${sent?.id ?? ''} ${last?.id ?? ''}`;
}
