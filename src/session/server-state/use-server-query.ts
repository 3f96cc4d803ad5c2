import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import { asFailure } from '../outcome.ts';

export interface ServerQueryOptions<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly enabled?: boolean;
}

/** A query as views show it. */
export interface ServerQuery<T> {
  readonly shown: Loadable<T>;
  /** It is read again; until the answer is there, the last one stays. */
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** `useQuery`, with its result as one union and its last failure kept while it is retried. */
export function useServerQuery<T>(options: ServerQueryOptions<T>): ServerQuery<T> {
  const { data, error, status, isFetching, errorUpdateCount, refetch } = useQuery(options);
  const [lastError, setLastError] = useState<Error | null>(null);
  if (error && error !== lastError) setLastError(error);
  // While a query without data is retried, react-query forgets its error.
  const failed = error ?? (status === 'pending' && errorUpdateCount > 0 ? lastError : null);
  const shown = useMemo<Loadable<T>>(() => {
    if (failed) return unavailable(failed);
    return status === 'success' ? { state: 'ready', value: data } : LOADING;
  }, [failed, status, data]);
  return {
    shown,
    isRefreshing: isFetching && shown.state !== 'loading',
    refresh: () => void refetch(),
  };
}

/** The server has the last word on who may read. */
export function unavailable(error: unknown): Loadable<never> {
  const failure = asFailure(error);
  return isPermissionLoss(error) ? { state: 'denied' } : { state: 'failed', failure };
}

export function isPermissionLoss(error: unknown): boolean {
  const { reason } = asFailure(error);
  return reason === 'denied' || reason === 'must-sign-in';
}
