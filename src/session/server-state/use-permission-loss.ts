import { hashKey, type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isPermissionLoss } from './use-server-query.ts';

/** Whether the server has denied a query below this key since the component mounted. */
export function usePermissionLoss(queryKey: QueryKey): boolean {
  const cache = useQueryClient().getQueryCache();
  const [isLost, setLost] = useState(false);
  const hash = hashKey(queryKey);
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isPermissionLoss(event.action.error)) return;
        const failed = event.query as Query;
        if (hashKey(failed.queryKey.slice(0, queryKey.length)) === hash) setLost(true);
      }),
    [cache, hash, queryKey.length],
  );
  return isLost;
}
