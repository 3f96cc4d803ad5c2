import { useCallback, useEffect, useRef } from 'react';
import type { ShareChannel, Visit } from '../../domain/analytics.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import { deviceClass, referringSite, trafficSource } from '../../domain/visit.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import type { Guest } from './guest.ts';

const VISITED = 'shagun.visited';

/**
 * Counts the visit once the page is at rest, and each share; not the owner's own. Counting is nothing to a guest: when it
 * fails, the page has nothing to say about it.
 */
export function useCountedVisit(wishlist: Wishlist | null, guest: Guest, isSettled: boolean) {
  const { connection } = useSession();
  const counted = useRef<string | null>(null);
  const isOwner = wishlist !== null && guest.account?.id === wishlist.userId;
  const isCountable = wishlist !== null && wishlist.isActive && wishlist.visibility !== 'private' && !isOwner;
  const id = wishlist?.id;
  const ownerId = wishlist?.userId;

  useEffect(() => {
    if (!isSettled || !isCountable || !id || !ownerId || counted.current === id) return;
    counted.current = id;
    const visit = thisVisit(id);
    return whenIdle(() => {
      void import('../../data/tracking/operations.ts')
        .then(({ trackView }) => trackView(connection, { id, ownerId }, visit))
        .then(() => remember(id))
        .catch(quietly);
    });
  }, [connection, id, ownerId, isCountable, isSettled]);

  return useCallback(
    (channel: ShareChannel) => {
      if (!id || !ownerId || !isCountable) return;
      void import('../../data/tracking/operations.ts')
        .then(async ({ trackShare, trackUserAction }) => {
          const person = guest.account?.id ?? ANONYMOUS;
          await trackShare(connection, { id, ownerId }, channel, person);
          await trackUserAction(connection, 'wishlist_share_clicked', { wishlistId: id, platform: channel }, person);
        })
        .catch(quietly);
    },
    [connection, id, ownerId, isCountable, guest.account],
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
    // Then the next visit counts as a first one too.
  }
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}

/** For whoever looks into it; a guest has done nothing wrong. */
function quietly(thrown: unknown): void {
  console.info('The visit could not be counted.', thrown);
}
