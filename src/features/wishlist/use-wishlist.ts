import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { understand, type WishlistRead } from '../../data/rest/read-wishlist.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { SignInState } from '../../session/auth/sign-in-state.ts';
import { asFailure } from '../../session/outcome.ts';
import { takeFirstRead, type FirstRead } from '../../session/browser/first-read.ts';
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

/**
 * The wishlist as last read: on load, on request, when the page becomes visible again, and when the connection returns.
 * Without a connection it is as it was when this browser last read it. A wishlist that is denied to guests may be readable by the signed-in user, so it is then read again as that user.
 */
export function useWishlist(id: WishlistId, who: SignInState['state'], api: GuestApi): ShownWishlist {
  const [known, setKnown] = useState<Known>({ wishlist: LOADING, byName: false });
  const [isAwaited, setAwaited] = useState(false);
  const turn = useRef(0);

  const ask = useCallback(
    async (reading: Promise<WishlistRead>, byName = false) => {
      const mine = ++turn.current;
      const answer = await reading;
      const read = await api.orLastKnown(id, answer).catch(() => answer);
      if (mine !== turn.current) return;
      // A transition keeps scrolling responsive on slow phones.
      startTransition(() => {
        setAwaited(false);
        // A failed refresh keeps the content on the page.
        const asOf = read.state === 'ready' ? read.asOf : undefined;
        setKnown((shown) =>
          (asOf || read.state === 'failed') && shown.wishlist.state === 'ready'
            ? shown
            : { wishlist: read, byName, asOf },
        );
      });
    },
    [id, api],
  );
  const refresh = useCallback(() => {
    const byName = who === 'signed-in';
    void ask(byName ? api.readAsMember(id).catch(failed) : api.readAsGuest(id), byName);
  }, [ask, id, who, api]);
  const retry = () => {
    setAwaited(true);
    refresh();
  };
  const show = useCallback((value: Wishlist) => {
    turn.current++;
    setAwaited(false);
    setKnown(({ byName }) => ({ wishlist: { state: 'ready', value }, byName }));
  }, []);

  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const first = takeFirstRead(id);
    if (first) void ask(answerOf(id, first));
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

  const hasFailed = asOf !== undefined || wishlist.state === 'failed';
  useLayoutEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const back = () => {
      if (hasFailed) refresh();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', back);
    };
  }, [refresh, hasFailed]);

  return { wishlist: isInDoubt ? LOADING : wishlist, asOf, refresh, retry, isAwaited, show };
}

async function answerOf(id: WishlistId, { answer }: FirstRead): Promise<WishlistRead> {
  try {
    return understand(id, await answer);
  } catch (thrown) {
    return { state: 'failed', failure: asFailure(thrown) };
  }
}

function failed(error: unknown): WishlistRead {
  return { state: 'failed', failure: asFailure(error) };
}
