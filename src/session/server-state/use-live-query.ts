import { hashKey, QueryObserver, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { OnValue } from '../../data/live.ts';
import { type Keeping, useCurrent } from './kept-reads.ts';
import { type ServerQuery, useServerQuery } from './use-server-query.ts';

/** Reports each new value until the signal aborts; rejects when there will be no more. */
export type Watch<T> = (onValue: OnValue<T>, signal: AbortSignal) => Promise<never>;

/**
 * Keeps what Firestore pushes in the cache: one listener for all components that show it, for as long as any does. To
 * react-query it is a fetch that runs until it is aborted.
 */
export function useLiveQuery<T>(queryKey: QueryKey, watch: Watch<T>, keeping?: Keeping<T>): ServerQuery<T> {
  const client = useQueryClient();
  const current = useCurrent();
  const { shown } = useServerQuery<T>({
    queryKey,
    queryFn: ({ signal }) =>
      watch((value) => {
        current(queryKey);
        client.setQueryData(queryKey, value);
      }, signal),
    keeping,
  });
  const hash = hashKey(queryKey);
  useEffect(() => {
    // The next screen mounts after this one unmounts: it takes the listener over, and nothing is read again.
    const stay = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined);
    return () => queueMicrotask(stay);
    // oxlint-disable-next-line react/exhaustive-deps -- the hash stands for the key
  }, [client, hash]);
  const refresh = useCallback(
    () => void client.resetQueries({ queryKey, exact: true }),
    // oxlint-disable-next-line react/exhaustive-deps -- the hash stands for the key
    [client, hash],
  );
  return { shown, isRefreshing: false, refresh };
}
