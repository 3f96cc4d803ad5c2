import { useCallback } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Watch } from '../../session/server-state/live-value.ts';
import { useSession } from '../../session/session.tsx';

export type WatchLists = Watch<Listed<Wishlist>>;

/** The member's own wishlists, loaded only when a member picks one for gift ideas. */
export function useWatchLists(): WatchLists {
  const { connection } = useSession();
  return useCallback<WatchLists>(
    async (owner, listener) => {
      const { watchOwnWishlists } = await import('../../data/wishlists/watch-own-wishlists.ts');
      return watchOwnWishlists(connection, owner, listener);
    },
    [connection],
  );
}
