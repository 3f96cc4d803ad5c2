import { useEffect } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { useSession } from '../session.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import type { ReadSettings } from './kept-settings.ts';

export type { ReadSettings };

/**
 * Reads the settings when the page is idle, and again on a later page after some minutes. A failure is not shown,
 * because the user did not ask for anything; the next page tries again.
 */
export function useSettingsRead(read?: ReadSettings): void {
  const session = useSession();
  const { path } = useNavigation();
  useEffect(() => {
    if (!navigator.onLine) return;
    return onceAtRest(() => {
      import('./kept-settings.ts').then(({ refreshSettings }) => refreshSettings(session, read)).catch(() => undefined);
    });
  }, [session, path, read]);
}

/** Waits until the page has loaded and the browser is idle. */
function onceAtRest(act: () => void): () => void {
  let callOff = () => undefined as void;
  const wait = () => {
    callOff = whenIdle(act, 8_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff();
  };
}
