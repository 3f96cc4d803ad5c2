import { createContext, use, type ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import { type WishlistId, wishlistId } from '../../domain/ids.ts';
import { list } from '../../domain/schema.ts';
import { type Wishlist, wishlistSchema } from '../../domain/wishlist.ts';
import { useMember } from '../auth/use-member.ts';
import { document, keepingList } from '../server-state/keepings.ts';
import { useLiveQuery } from '../server-state/use-live-query.ts';
import type { ServerQuery } from '../server-state/use-server-query.ts';
import { useApi } from '../use-api.ts';
import { type WishlistsApi, wishlistsApi } from './api.ts';

const KEPT_WISHLISTS = keepingList(list(document(wishlistId, wishlistSchema), Infinity));
const SHOWN_AT_ONCE = { ...KEPT_WISHLISTS, isShownAtOnce: true };

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
  if (!api) throw new Error('useWishlistsApi needs <WishlistsProvider>.');
  return api;
}

interface OwnWishlistsOptions {
  /** As they were here before, until the server answers. */
  readonly isKeptShown?: boolean;
}

/** The member's wishlists, the newest first; live. */
export function useOwnWishlists({ isKeptShown = false }: OwnWishlistsOptions = {}): ServerQuery<Listed<Wishlist>> {
  const api = useWishlistsApi();
  const { profile } = useMember();
  return useLiveQuery(
    ['wishlists', 'own'],
    (...live) => api.watchOwn(profile.id, ...live),
    isKeptShown ? SHOWN_AT_ONCE : KEPT_WISHLISTS,
  );
}

/** The wishlists of which the member is a host, the newest first; live. Nothing is read until it is needed. */
export function useSharedWishlists(isNeeded = true): ServerQuery<Listed<Wishlist>> {
  const api = useWishlistsApi();
  const { profile } = useMember();
  return useLiveQuery(
    ['wishlists', 'shared', isNeeded],
    (...live) => (isNeeded ? api.watchShared(profile.id, ...live) : NEVER),
    KEPT_WISHLISTS,
  );
}

const NEVER = new Promise<never>(() => undefined);

/** One of the wishlists that the member owns or is a host of; null if it is neither. */
export function useRunWishlist(id: WishlistId): ServerQuery<Wishlist | null> {
  const own = useOwnWishlists();
  const found = inList(own, id);
  const isOthers = found.shown.state === 'ready' && found.shown.value === null;
  const shared = inList(useSharedWishlists(isOthers), id);
  return isOthers ? shared : found;
}

function inList({ shown, ...query }: ServerQuery<Listed<Wishlist>>, id: WishlistId): ServerQuery<Wishlist | null> {
  if (shown.state !== 'ready') return { ...query, shown };
  return { ...query, shown: { state: 'ready', value: shown.value.items.find((one) => one.id === id) ?? null } };
}
