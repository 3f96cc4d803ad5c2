import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { understand, type WishlistRead } from '../../data/rest/read-wishlist.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { SignInState } from '../../session/auth/sign-in-state.ts';
import { asFailure } from '../../session/outcome.ts';
import { takeFirstRead } from '../../session/browser/first-read.ts';
import { whenIdle } from '../../session/browser/when-idle.ts';
import type { GuestApi } from './api.ts';

export interface ShownWishlist {
  readonly wishlist: Loadable<Wishlist>;
  /** When it was read, if there is no connection. */
  readonly asOf: Date | undefined;
  /** Reads it again; the current content stays until then. */
  readonly refresh: () => void;
  /** Like `refresh`, with a loading state. */
  readonly retry: () => void;
  /** True during a `retry`. */
  readonly isAwaited: boolean;
  /** Shows the wishlist that a contribution returned. */
  readonly show: (wishlist: Wishlist) => void;
}

interface Known {
  readonly wishlist: Loadable<Wishlist>;
  /** Whether it was read as the signed-in user. */
  readonly byName: boolean;
  readonly asOf?: Date | undefined;
}

/** After that the page shows what was last read here, and keeps waiting; in milliseconds. */
const SLOW = 4_000;

/**
 * The wishlist as last read: on load, on request, when the page becomes visible again, and when the connection returns.
 * Without a connection it is as it was when this browser last read it. A wishlist that is denied to guests may be readable
 * by the signed-in user, so it is then read again as that user.
 */
export function useWishlist(id: WishlistId, who: SignInState['state'], api: GuestApi): ShownWishlist {
  const [known, setKnown] = useState<Known>({ wishlist: LOADING, byName: false });
  const [isAwaited, setAwaited] = useState(false);
  const turn = useRef(0);
  /** The last read that was answered. */
  const arrived = useRef(0);
  /** The read of the last `retry`. */
  const awaited = useRef(0);

  const ask = useCallback(
    async (reading: Promise<WishlistRead>, byName = false) => {
      const mine = ++turn.current;
      const put = (read: WishlistRead) =>
        // A transition keeps scrolling responsive on slow phones.
        startTransition(() => {
          // What an earlier read comes to does not end it.
          if (mine >= awaited.current) setAwaited(false);
          // A failed refresh keeps the content on the page.
          const asOf = read.state === 'ready' ? read.asOf : undefined;
          setKnown((shown) =>
            (asOf || read.state === 'failed') && shown.wishlist.state === 'ready'
              ? shown
              : { wishlist: read, byName, asOf },
          );
        });
      const fallBack = async (failed?: WishlistRead) => {
        const read = (await api.lastKnown(id, failed).catch(() => null)) ?? failed;
        if (read && mine > arrived.current) put(read);
      };
      // A network without internet may never answer.
      const late = setTimeout(() => void fallBack(), SLOW);
      const read = await reading.catch(failed);
      clearTimeout(late);
      if (read.state === 'failed') return fallBack(read);
      // On a slow network, an earlier read may arrive first.
      if (mine < arrived.current) return;
      arrived.current = mine;
      put(read);
    },
    [id, api],
  );
  const refresh = useCallback(() => {
    const byName = who === 'signed-in';
    void ask(byName ? api.readAsMember(id) : api.readAsGuest(id), byName);
  }, [ask, id, who, api]);
  const retry = () => {
    setAwaited(true);
    refresh();
    awaited.current = turn.current;
  };
  const show = useCallback((value: Wishlist) => {
    arrived.current = ++turn.current;
    setAwaited(false);
    setKnown(({ byName }) => ({ wishlist: { state: 'ready', value }, byName }));
  }, []);

  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const first = takeFirstRead(id);
    if (first) void ask(first.answer.then((answer) => understand(id, answer)));
    else refresh();
  }, [ask, refresh, id]);

  const { wishlist, byName, asOf } = known;
  useEffect(
    // What only the signed-in user can read is not kept where guests read.
    () => (byName || asOf ? undefined : whenIdle(() => void api.keep(id, wishlist).catch(() => undefined), 10_000)),
    [api, id, wishlist, byName, asOf],
  );
  // Not final: the owner may still be signing in.
  const isInDoubt = wishlist.state === 'denied' && (who === 'loading' || (who === 'signed-in' && !byName));
  useEffect(() => {
    if (isInDoubt && who === 'signed-in') refresh();
  }, [isInDoubt, who, refresh]);

  const hasFailed = wishlist.state === 'failed';
  useLayoutEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', look);
    if (hasFailed) window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', refresh);
    };
  }, [refresh, hasFailed]);

  return { wishlist: isInDoubt ? LOADING : wishlist, asOf, refresh, retry, isAwaited, show };
}

function failed(error: unknown): WishlistRead {
  return { state: 'failed', failure: asFailure(error) };
}
