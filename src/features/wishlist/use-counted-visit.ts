import { useCallback, useEffect, useRef } from 'react';
import type { Visit } from '../../domain/analytics.ts';
import type { ItemId } from '../../domain/ids.ts';
import { deviceClass, referringSite, trafficSource } from '../../domain/visit.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { isOpenToGuests } from '../../session/wishlists/sharing.ts';
import { whenIdle } from '../../session/browser/when-idle.ts';
import type { GuestApi } from './api.ts';
import type { Guest } from './guest.ts';

const VISITED = 'shagun.visited';

/**
 * Counts the view once the page is idle, unless it is the owner's own page. Returns a function that counts clicks on
 * shop links. Failures are not shown, because counting does not matter to guests.
 */
export function useCountedVisit(
  wishlist: Wishlist,
  guest: Guest,
  isSettled: boolean,
  api: GuestApi,
): (item: ItemId) => void {
  const counted = useRef<string | null>(null);
  const { id, userId: ownerId } = wishlist;
  const isOpen = isOpenToGuests(wishlist);
  // The visitor may turn out to be the owner.
  const isVisit = isOpen && guest.isCertain && guest.account?.id !== ownerId;

  useEffect(() => {
    if (!isSettled || !isVisit) return;
    return whenIdle(() => {
      if (counted.current === id) return;
      counted.current = id;
      api
        .countView({ id, ownerId }, thisVisit(id))
        .then(() => remember(id))
        .catch(quietly);
    }, 4_000);
  }, [api, id, ownerId, isVisit, isSettled]);

  const { items } = wishlist;
  return useCallback(
    (clicked) => {
      const index = items.findIndex((item) => item.id === clicked);
      void api.countLinkClick(id, clicked, index).catch(quietly);
    },
    [api, id, items],
  );
}

function thisVisit(id: string): Visit {
  const arrival = {
    via: new URLSearchParams(window.location.search).get('via'),
    referrer: document.referrer,
    ownHost: window.location.host,
  };
  return {
    source: trafficSource(arrival),
    referrer: referringSite(arrival),
    device: deviceClass({
      userAgent: navigator.userAgent,
      width: window.innerWidth,
      touchPoints: navigator.maxTouchPoints,
    }),
    isFirst: !visited().includes(id),
  };
}

function visited(): readonly string[] {
  try {
    return localStorage.getItem(VISITED)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(VISITED, [...new Set([...visited(), id])].slice(-50).join(' '));
  } catch {
    // The next visit then counts as a first one too.
  }
}

/** For debugging only. */
function quietly(thrown: unknown): void {
  console.info('It could not be counted.', thrown);
}
