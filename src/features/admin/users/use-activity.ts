import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserActivity } from '../../../data/admin/operations.ts';
import type { User } from '../../../domain/user.ts';
import { USERS, type UsersApi } from './api.ts';

/** undefined while loading. */
export type Counted = UserActivity | 'failed' | undefined;

export interface Activity {
  readonly of: (user: Pick<User, 'id'>) => Counted;
  /** null if nothing failed. */
  readonly retry: (() => void) | null;
}

/** The number of wishlists and contributions of each visible user. Reading the list again counts them again. */
export function useActivity(api: UsersApi, shown: readonly Pick<User, 'id'>[]): Activity {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [...USERS, 'activity'], refetchType: 'none' });
  }, [client]);
  const results = useQueries({
    queries: shown.map(({ id }) => ({
      queryKey: [...USERS, 'activity', id],
      queryFn: () => api.activity(id),
      staleTime: Infinity,
    })),
  });
  const failed = results.filter(({ isError }) => isError);
  return {
    of: ({ id }) => {
      const result = results[shown.findIndex((user) => user.id === id)];
      return result?.isError ? 'failed' : result?.data;
    },
    retry: failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch()),
  };
}
