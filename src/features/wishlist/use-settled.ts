import { useEffect, useState } from 'react';
import type { GuestLoading } from './guest-operations.ts';
import { fetchSheet } from './use-sheets.ts';

/** True once the list has been painted and the browser has nothing better to do; then the rest is fetched. */
export function useSettled({ giving }: Pick<GuestLoading, 'giving'>): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => {
      setSettled(true);
      // What cannot be fetched now is asked for again, and its failure said, when it is needed.
      for (const early of [fetchSheet('giving'), fetchSheet('sharing'), giving()]) early.catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, [giving]);
  return isSettled;
}
