import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface EditedReads {
  /** For a mutation that edits before or after it has written. */
  readonly onMutate: () => void;
  readonly onSettled: () => void;
  /** Makes an edit after a write that was made elsewhere. */
  readonly edit: (change: () => void) => void;
}

/**
 * For mutations that edit what was read instead of reading it again. A read that is under way may return what was there
 * before the write. It is stopped, so that it cannot undo the edit, and starts again when no write is pending.
 */
export function useEditedReads(queryKeys: readonly QueryKey[]): EditedReads {
  const client = useQueryClient();
  const pendingWrites = useRef(0);
  const stopped = useRef(new Map<string, QueryKey>());
  const stop = () => {
    const queries = queryKeys.flatMap((queryKey) =>
      client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }),
    );
    for (const { queryHash, queryKey } of queries) {
      stopped.current.set(queryHash, queryKey);
      void client.cancelQueries({ queryKey, exact: true });
    }
  };
  const onMutate = () => {
    pendingWrites.current++;
    stop();
  };
  const onSettled = () => {
    stop();
    if (--pendingWrites.current > 0) return;
    for (const queryKey of stopped.current.values()) void client.invalidateQueries({ queryKey, exact: true });
    stopped.current.clear();
  };
  return {
    onMutate,
    onSettled,
    edit: (change) => {
      onMutate();
      change();
      onSettled();
    },
  };
}
