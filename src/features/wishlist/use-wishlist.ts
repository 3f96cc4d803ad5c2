import { useCallback, useEffect, useRef, useState } from 'react';
import { understand, readWishlistAsAnybody, type WishlistRead } from '../../data/rest/read-wishlist.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { SignInState } from '../../session/auth/sign-in-state.ts';
import { asFailure } from '../../session/outcome.ts';
import { takeFirstRead, type FirstRead } from '../../session/first-read.ts';
import { useSession } from '../../session/session.tsx';
import type { Connection } from '../../data/connection.ts';

export interface ShownWishlist {
  /** The gift that was tapped before React was there. */
  readonly tapped: string | null;
  readonly wishlist: Loadable<Wishlist>;
  /** Asks again; what is shown stays until the answer is there. */
  readonly refresh: () => void;
  /** Shows what a contribution made of it, at once. */
  readonly show: (wishlist: Wishlist) => void;
}

/**
 * The wishlist as the server last told it: at first, when asked, and whenever the page is looked at again. What is closed
 * to everybody may be open to whoever is signed in: then it is asked for in their name, as soon as that is known.
 */
export function useWishlist(id: WishlistId, who: SignInState['state']): ShownWishlist {
  const { connection } = useSession();
  const [first] = useState(() => takeFirstRead(id));
  const [wishlist, setWishlist] = useState<Loadable<Wishlist>>(() => shownAtOnce(id, first));
  const turn = useRef(0);

  const ask = useCallback(async (reading: Promise<WishlistRead>) => {
    const mine = ++turn.current;
    const read = await reading;
    if (mine !== turn.current) return;
    // What is on the page is worth more than the news that it could not be read again.
    setWishlist((shown) => (read.state === 'failed' && shown.state === 'ready' ? shown : read));
  }, []);
  const refresh = useCallback(() => {
    void ask(who === 'signed-in' ? readSignedIn(connection, id) : readWishlistAsAnybody(connection.environment, id));
  }, [ask, connection, id, who]);
  const show = useCallback((value: Wishlist) => {
    turn.current++;
    setWishlist({ state: 'ready', value });
  }, []);

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (!first) refresh();
    else if (!first.answered) void ask(answerOf(id, first));
  }, [ask, refresh, id, first]);

  const isDenied = wishlist.state === 'denied';
  useEffect(() => {
    if (isDenied && who === 'signed-in') refresh();
  }, [isDenied, who, refresh]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);

  // Not yet: whose page it is may be about to turn out.
  return {
    wishlist: isDenied && who === 'loading' ? LOADING : wishlist,
    tapped: first?.tapped ?? null,
    refresh,
    show,
  };
}

function shownAtOnce(id: WishlistId, first: FirstRead | null): Loadable<Wishlist> {
  return first?.answered ? understand(id, first.answered) : LOADING;
}

async function answerOf(id: WishlistId, { answer }: FirstRead): Promise<WishlistRead> {
  try {
    return understand(id, await answer);
  } catch (thrown) {
    return { state: 'failed', failure: asFailure(thrown) };
  }
}

async function readSignedIn(connection: Connection, id: WishlistId): Promise<WishlistRead> {
  try {
    const { readWishlist } = await import('../../data/wishlists/read-wishlist.ts');
    return await readWishlist(connection, id);
  } catch (thrown) {
    return { state: 'failed', failure: asFailure(thrown) };
  }
}
