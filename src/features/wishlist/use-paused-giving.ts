import { useCallback, useLayoutEffect, useState } from 'react';
import type { GuestApi } from './api.ts';

export interface PausedGiving {
  /** An admin has switched contributions off. False until the settings say so. */
  readonly isPaused: boolean;
  readonly check: () => void;
}

/**
 * `check` reads the settings; a view of the page costs no read. While giving is paused they are read again whenever the guest
 * comes back to the page.
 */
export function usePausedGiving(api: GuestApi): PausedGiving {
  const [isPaused, setPaused] = useState(false);
  const check = useCallback(() => {
    api.readSettings().then(
      ({ contributionsEnabled }) => setPaused(!contributionsEnabled),
      // The rules still refuse the contribution, and the sheet says why.
      () => undefined,
    );
  }, [api]);
  useLayoutEffect(() => {
    if (!isPaused) return;
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isPaused, check]);
  return { isPaused, check };
}
