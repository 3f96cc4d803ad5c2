import { useEffect, useState } from 'react';
import { whenIdle } from '../../session/browser/when-idle.ts';
import { useLanguages } from '../../session/session.tsx';
import { savesData } from '../../ui/saves-data.ts';
import { fetchSheet } from './use-sheets.ts';

/** True once the list is painted and the browser is idle. Then the sheets are prefetched. */
export function useSettled(): boolean {
  const languages = useLanguages();
  const [isSettled, setSettled] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setSettled(true);
        if (savesData()) return;
        // If this fails, it is loaded again when needed, and that failure is shown.
        for (const early of [fetchSheet(languages, 'giving'), fetchSheet(languages, 'sharing')])
          early.catch(() => undefined);
      }, 4_000),
    [languages],
  );
  return isSettled;
}
