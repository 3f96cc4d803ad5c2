import { useCallback, useLayoutEffect, useState } from 'react';
import { whenIdle } from '../../session/browser/when-idle.ts';
import type { GuestApi } from './api.ts';

/** Its area is loaded with the settings. */
export const SWITCHED_OFF = 'problem.switched-off';

export interface PausedGiving {
  /** Whether an admin has switched contributions off; false until the settings are read. */
  readonly isPaused: boolean;
  readonly check: () => void;
}

/**
 * `check` reads the settings, so a view of the page costs no read. While contributions are paused, they are read again
 * whenever the guest returns to the page.
 */
export function usePausedGiving(api: GuestApi): PausedGiving {
  const [isPaused, setPaused] = useState(false);
  const check = useCallback(() => {
    const read = () =>
      api.readSettings().then(
        ({ contributionsEnabled }) => setPaused(!contributionsEnabled),
        // The rules still deny the contribution, and the sheet shows why.
        () => undefined,
      );
    // The sheet opens first.
    whenIdle(() => void read(), 500);
  }, [api]);
  useLayoutEffect(() => {
    if (!isPaused) return;
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isPaused, check]);
  return { isPaused, check };
}
