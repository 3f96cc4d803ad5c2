import { createContext, use, type ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import { wishlistId } from '../../domain/ids.ts';
import { list } from '../../domain/schema.ts';
import { type Wishlist, wishlistSchema } from '../../domain/wishlist.ts';
import { useMember } from '../auth/use-member.ts';
import { document, keepingList } from '../server-state/keepings.ts';
import { useLiveQuery } from '../server-state/use-live-query.ts';
import type { ServerQuery } from '../server-state/use-server-query.ts';
import { useApi } from '../use-api.ts';
import { type WishlistsApi, wishlistsApi } from './api.ts';

const KEPT_WISHLISTS = keepingList(list(document(wishlistId, wishlistSchema), Infinity));

const WishlistsContext = createContext<WishlistsApi | null>(null);

export interface WishlistsProviderProps {
  readonly children: ReactNode;
  readonly api?: WishlistsApi | undefined;
}

/** What the screens below read and change of a member's wishlists. Inside of <ServerStateProvider>. */
export function WishlistsProvider({ children, api: given }: WishlistsProviderProps) {
  return <WishlistsContext value={useApi(wishlistsApi, given)}>{children}</WishlistsContext>;
}

export function useWishlistsApi(): WishlistsApi {
  const api = use(WishlistsContext);
  if (!api) throw new Error('useWishlistsApi is called outside of <WishlistsProvider>.');
  return api;
}

/** The member's wishlists, the newest first; live. */
export function useOwnWishlists(): ServerQuery<Listed<Wishlist>> {
  const api = useWishlistsApi();
  const { profile } = useMember();
  return useLiveQuery(['wishlists', 'own'], (...live) => api.watchOwn(profile.id, ...live), KEPT_WISHLISTS);
}
