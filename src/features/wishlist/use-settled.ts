import { useEffect, useState } from 'react';
import { whenIdle } from '../../session/browser/when-idle.ts';
import type { GuestApi } from './api.ts';
import { fetchSheet } from './use-sheets.ts';

/** True once the list has been painted and the browser has nothing better to do; then the rest is fetched. */
export function useSettled(api: GuestApi): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setSettled(true);
        if (savesData()) return;
        // What cannot be fetched now is asked for again, and its failure said, when it is needed.
        for (const early of [fetchSheet('giving'), fetchSheet('sharing'), api.prepareContributing()])
          early.catch(() => undefined);
      }, 4_000),
    [api],
  );
  return isSettled;
}

/** Who saves data pays for what they use, not for what they might. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
