import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import { asFailure } from '../outcome.ts';
import { type Keeping, useKeeping } from './kept-reads.ts';

export interface ServerQueryOptions<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly enabled?: boolean;
  /** With it, the result is shown again without a connection. */
  readonly keeping?: Keeping<T> | undefined;
}

/** A query in the form that views show. */
export interface ServerQuery<T> {
  readonly shown: Loadable<T>;
  /** True while it is read again; the last result stays visible. */
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** `useQuery` with its result as one union. The last failure is kept while the query is retried. */
export function useServerQuery<T>({ keeping, ...given }: ServerQueryOptions<T>): ServerQuery<T> {
  const keep = useKeeping();
  const options = keeping ? { ...given, queryFn: keep(given.queryKey, given.queryFn, keeping) } : given;
  const { data, error, status, isFetching, errorUpdateCount, refetch } = useQuery(options);
  const [lastError, setLastError] = useState<Error | null>(null);
  if (error && error !== lastError) setLastError(error);
  // react-query clears the error while it retries a query without data.
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

/** The server decides who may read. */
export function unavailable(error: unknown): Loadable<never> {
  const failure = asFailure(error);
  return isPermissionLoss(error) ? { state: 'denied' } : { state: 'failed', failure };
}

export function isPermissionLoss(error: unknown): boolean {
  const { reason } = asFailure(error);
  return reason === 'denied' || reason === 'must-sign-in';
}
