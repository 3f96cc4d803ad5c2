import { useEffect } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';

/** Calls when the server has refused any of these. */
export function useDenied(asked: readonly Loadable<unknown>[], onDenied: () => void): void {
  const isDenied = asked.some(({ state }) => state === 'denied');
  useEffect(() => {
    if (isDenied) onDenied();
  }, [isDenied, onDenied]);
}
