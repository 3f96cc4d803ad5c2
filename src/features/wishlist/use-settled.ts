import { useEffect, useState } from 'react';
import { whenIdle } from '../../session/browser/when-idle.ts';
import { useLanguages } from '../../session/session.tsx';
import { savesData } from '../../ui/saves-data.ts';
import { fetchSheet } from './use-sheets.ts';

interface Settled {
  /** The list is painted and the browser is idle. */
  readonly isSettled: boolean;
  /** The sheets have been prefetched. */
  readonly isPrepared: boolean;
}

/** Prefetches the sheets once the page has settled. */
export function useSettled(): Settled {
  const languages = useLanguages();
  const [isSettled, setSettled] = useState(false);
  const [isPrepared, setPrepared] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setSettled(true);
        if (savesData()) return;
        // If this fails, it is loaded again when needed, and that failure is shown.
        Promise.all([fetchSheet(languages, 'giving'), fetchSheet(languages, 'sharing')]).then(
          () => setPrepared(true),
          () => undefined,
        );
      }, 4_000),
    [languages],
  );
  return { isSettled, isPrepared };
}
