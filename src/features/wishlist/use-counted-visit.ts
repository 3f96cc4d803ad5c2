import { useCallback, useEffect, useRef } from 'react';
import type { Counted } from '../../data/tracking/counters.ts';
import type { ItemId } from '../../domain/ids.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { whenIdle } from '../../session/browser/when-idle.ts';
import type { GuestApi } from './api.ts';
import type { Guest } from './guest.ts';

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
      count(api, { id, ownerId }).catch(quietly);
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

async function count({ countView }: GuestApi, wishlist: Counted): Promise<void> {
  const { remember, thisVisit } = await import('./this-visit.ts');
  await countView(wishlist, thisVisit(wishlist.id));
  remember(wishlist.id);
}

/** For debugging only. */
function quietly(thrown: unknown): void {
  console.info('It could not be counted.', thrown);
}
