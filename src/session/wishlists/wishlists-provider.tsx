import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { usePageAnnouncer } from '../toasts/announcer.ts';
import { useMember } from '../auth/use-member.ts';
import { useLiveQuery } from '../server-state/use-live-query.ts';
import { useApi } from '../use-api.ts';
import { type WishlistsApi, wishlistsApi } from './api.ts';
import { wishlistActions, type WishlistActions } from './wishlist-actions.ts';

interface Offered {
  readonly api: WishlistsApi;
  readonly actions: WishlistActions;
  readonly selectedId: WishlistId | null;
  readonly select: (id: WishlistId | null) => void;
}

const WishlistsContext = createContext<Offered | null>(null);

export interface WishlistsProviderProps {
  readonly children: ReactNode;
  readonly api?: WishlistsApi;
}

/** What owners do with their wishlists, and which one is selected. Inside of <AuthProvider>. */
export function WishlistsProvider({ children, api: given }: WishlistsProviderProps) {
  const api = useApi(wishlistsApi, given);
  const announcer = usePageAnnouncer();
  const [selectedId, select] = useState<WishlistId | null>(null);
  const actions = useMemo<WishlistActions>(() => {
    const plain = wishlistActions(api, announcer);
    return {
      ...plain,
      remove: async (id) => {
        const outcome = await plain.remove(id);
        if (outcome.ok) select((current) => (current === id ? null : current));
        return outcome;
      },
    };
  }, [api, announcer]);
  const offered = useMemo(() => ({ api, actions, selectedId, select }), [api, actions, selectedId]);
  return <WishlistsContext value={offered}>{children}</WishlistsContext>;
}

function useOffered(): Offered {
  const offered = use(WishlistsContext);
  if (!offered) throw new Error('useWishlists is called outside of <WishlistsProvider>.');
  return offered;
}

/** For a screen that shows none of them. */
export function useWishlistActions(): WishlistActions {
  return useOffered().actions;
}

export interface Wishlists extends WishlistActions {
  /** Of the member, the newest first; live. */
  readonly own: Loadable<Listed<Wishlist>>;
  /** The current version; null if none is selected or it was deleted. */
  readonly selected: Wishlist | null;
  readonly select: (id: WishlistId | null) => void;
  readonly retry: () => void;
}

/** Inside of <ServerStateProvider>. */
export function useWishlists(): Wishlists {
  const { api, actions, selectedId, select } = useOffered();
  const { profile } = useMember();
  const { shown: own, retry } = useLiveQuery<Listed<Wishlist>>(['wishlists', 'own'], (...live) =>
    api.watchOwn(profile.id, ...live),
  );
  const selected = (own.state === 'ready' && own.value.items.find(({ id }) => id === selectedId)) || null;
  return useMemo(() => ({ ...actions, own, selected, select, retry }), [actions, own, selected, select, retry]);
}
