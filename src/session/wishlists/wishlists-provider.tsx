import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useAnnouncer } from '../toasts/announcer.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useLiveValue, type Watch } from '../server-state/live-value.ts';
import { useSession } from '../session.tsx';
import type { Toasts } from '../toasts/toasts.ts';
import { wishlistActions, type WishlistActions } from './wishlist-actions.ts';
import { wishlistLoading, type WishlistLoading } from './wishlist-operations.ts';

export interface Wishlists extends WishlistActions {
  /** Of whoever is signed in, the newest first; live. While nobody is: `loading`. */
  readonly own: Loadable<Listed<Wishlist>>;
  /** As it is now; null when none is selected, or it is gone. */
  readonly selected: Wishlist | null;
  readonly select: (id: WishlistId | null) => void;
  readonly retry: () => void;
}

interface Offered {
  readonly wishlists: Wishlists;
  /** Somebody looks at them, until the answer is called. */
  readonly look: () => () => void;
}

const WishlistsContext = createContext<Offered | null>(null);

export interface WishlistsProviderProps {
  readonly children: ReactNode;
  readonly toasts: Toasts;
  readonly loading?: WishlistLoading;
}

/** An owner's wishlists, live for as long as a screen below looks at them. Inside of <AuthProvider>. */
export function WishlistsProvider({ children, toasts, loading = wishlistLoading }: WishlistsProviderProps) {
  const { connection, say } = useSession();
  const { who, checkForBan } = useAuth();
  const announcer = useAnnouncer(toasts, say);

  const watch = useCallback<Watch<Listed<Wishlist>>>(
    async (owner, listener) => (await loading.watching()).watchOwnWishlists(connection, owner, listener),
    [connection, loading],
  );
  const [lookers, setLookers] = useState(0);
  const look = useCallback(() => {
    setLookers((others) => others + 1);
    return () => setLookers((others) => others - 1);
  }, []);
  const owner = who.state === 'signed-in' ? who.profile.id : null;
  const { value: own, retry } = useLiveValue(lookers > 0 ? owner : null, watch);

  const [selectedId, select] = useState<WishlistId | null>(null);
  const selected = (own.state === 'ready' && own.value.items.find(({ id }) => id === selectedId)) || null;

  const actions = useMemo(
    () =>
      wishlistActions({
        connection,
        announcer,
        load: loading.operations,
        checkForBan,
        onRemoved: (id) => select((current) => (current === id ? null : current)),
      }),
    [connection, announcer, loading, checkForBan],
  );
  const wishlists = useMemo(() => ({ ...actions, own, selected, select, retry }), [actions, own, selected, retry]);
  const offered = useMemo(() => ({ wishlists, look }), [wishlists, look]);
  return <WishlistsContext value={offered}>{children}</WishlistsContext>;
}

export function useWishlists(): Wishlists {
  const offered = use(WishlistsContext);
  if (!offered) throw new Error('useWishlists is called outside of <WishlistsProvider>.');
  const { look } = offered;
  useEffect(() => look(), [look]);
  return offered.wishlists;
}
