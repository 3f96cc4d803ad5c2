import { useCallback, useEffect, useState } from 'react';
import { LOADING, type Loadable } from '../../../domain/loadable.ts';
import { asFailure } from '../../../session/outcome.ts';

/** One thing that an admin's page shows. Each is asked for by itself, so that one that fails does not take the others down. */
export interface Part<T> {
  readonly shown: Loadable<T>;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

interface Answer<T> {
  readonly of: () => Promise<T>;
  readonly turn: number;
  readonly shown: Loadable<T>;
}

/** As `read` last answered; another `read` begins anew. While the same is asked again, its last answer stays. */
export function usePart<T>(read: () => Promise<T>): Part<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const show = (shown: Loadable<T>) => {
      if (!isOver) setAnswer({ of: read, turn, shown });
    };
    read().then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show(unansweredFor(error)),
    );
    return () => {
      isOver = true;
    };
  }, [read, turn]);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const isOfThis = answer?.of === read;
  return {
    shown: isOfThis ? answer.shown : LOADING,
    isRefreshing: isOfThis && answer.turn !== turn,
    refresh,
  };
}

/** The server has the last word on who is an admin. */
export function unansweredFor(error: unknown): Loadable<never> {
  const failure = asFailure(error);
  return failure.reason === 'denied' || failure.reason === 'must-sign-in'
    ? { state: 'denied' }
    : { state: 'failed', failure };
}
