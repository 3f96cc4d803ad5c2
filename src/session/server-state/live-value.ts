import { useCallback, useEffect, useState } from 'react';
import type { Listener, StopListening } from '../../data/live.ts';
import type { UserId } from '../../domain/ids.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { asFailure } from '../outcome.ts';

/** Loads what it needs, and then listens. */
export type Watch<T> = (user: UserId, listener: Listener<T>) => Promise<StopListening>;

export interface LiveValue<T> {
  readonly value: Loadable<T>;
  /** After a failure, from the beginning. */
  readonly retry: () => void;
}

interface Heard<T> {
  readonly user: UserId;
  readonly value: Loadable<T>;
}

/**
 * A live value of the signed-in account: one listener, for as long as the component is mounted. A banned user is told so
 * and signed out here. `watch` stays the same.
 */
export function useLiveValue<T>(user: UserId | null, watch: Watch<T>): LiveValue<T> {
  const [heard, setHeard] = useState<Heard<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { checkForBan } = useAuth();
  useEffect(() => {
    if (!user) return;
    let isOver = false;
    const tell = (value: Loadable<T>) => {
      if (!isOver) setHeard({ user, value });
    };
    const fail = (error: unknown) => {
      const failure = asFailure(error);
      void checkForBan(failure);
      tell(failure.reason === 'denied' ? { state: 'denied' } : { state: 'failed', failure });
    };
    const watching = watch(user, { onValue: (value) => tell({ state: 'ready', value }), onFailure: fail });
    watching.catch(fail);
    return () => {
      isOver = true;
      watching.then(
        (stop) => stop(),
        () => undefined,
      );
    };
  }, [user, watch, attempt, checkForBan]);
  const retry = useCallback(() => {
    setHeard(null);
    setAttempt((earlier) => earlier + 1);
  }, []);
  return { value: heard !== null && heard.user === user ? heard.value : LOADING, retry };
}
