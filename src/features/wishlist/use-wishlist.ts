import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { understand, type WishlistRead } from '../../data/rest/read-wishlist.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { SignInState } from '../../session/auth/sign-in-state.ts';
import { asFailure } from '../../session/outcome.ts';
import { takeFirstRead, type FirstRead } from '../../session/browser/first-read.ts';
import type { GuestApi } from './api.ts';

export interface ShownWishlist {
  readonly wishlist: Loadable<Wishlist>;
  /** Asks again; what is shown stays until the answer is there. */
  readonly refresh: () => void;
  /** The same, for somebody who waits for it. */
  readonly retry: () => void;
  /** Whether somebody does. */
  readonly isAwaited: boolean;
  /** Shows what a contribution made of it, at once. */
  readonly show: (wishlist: Wishlist) => void;
}

interface Known {
  readonly wishlist: Loadable<Wishlist>;
  /** Whether it was asked for in somebody's name. */
  readonly byName: boolean;
}

/**
 * The wishlist as the server last told it: at first, when asked, whenever the page is looked at again, and when there is a
 * connection again. What is closed to everybody may be open to whoever is signed in: then it is asked for in their name,
 * as soon as that is known.
 */
export function useWishlist(id: WishlistId, who: SignInState['state'], api: GuestApi): ShownWishlist {
  const [known, setKnown] = useState<Known>({ wishlist: LOADING, byName: false });
  const [isAwaited, setAwaited] = useState(false);
  const turn = useRef(0);

  const ask = useCallback(async (reading: Promise<WishlistRead>, byName = false) => {
    const mine = ++turn.current;
    const read = await reading;
    if (mine !== turn.current) return;
    // A slow phone still scrolls while a long list is rendered.
    startTransition(() => {
      setAwaited(false);
      // What is on the page is worth more than the news that it could not be read again.
      setKnown((shown) =>
        read.state === 'failed' && shown.wishlist.state === 'ready' ? shown : { wishlist: read, byName },
      );
    });
  }, []);
  const refresh = useCallback(() => {
    const byName = who === 'signed-in';
    void ask(byName ? api.readAsMember(id).catch(failed) : api.readAsAnybody(id), byName);
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

  const { wishlist, byName } = known;
  // Not the last word yet: whose page it is may be about to turn out.
  const isInDoubt = wishlist.state === 'denied' && (who === 'loading' || (who === 'signed-in' && !byName));
  useEffect(() => {
    if (isInDoubt && who === 'signed-in') refresh();
  }, [isInDoubt, who, refresh]);

  const hasFailed = wishlist.state === 'failed';
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

  return { wishlist: isInDoubt ? LOADING : wishlist, refresh, retry, isAwaited, show };
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
