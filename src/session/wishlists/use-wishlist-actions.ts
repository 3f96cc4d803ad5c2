import { useMemo } from 'react';
import { usePageAnnouncer } from '../toasts/announcer.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useSession } from '../session.tsx';
import { wishlistActions, type WishlistActions } from './wishlist-actions.ts';
import type { WishlistLoading } from './wishlist-operations.ts';

/** What an owner does with a wishlist where nothing is live: on its own page. `load` stays the same. */
export function useWishlistActions(load: WishlistLoading['operations']): WishlistActions {
  const { connection } = useSession();
  const announcer = usePageAnnouncer();
  const { checkForBan } = useAuth();
  return useMemo(
    () => wishlistActions({ connection, announcer, load, checkForBan, onRemoved: () => undefined }),
    [connection, announcer, load, checkForBan],
  );
}
