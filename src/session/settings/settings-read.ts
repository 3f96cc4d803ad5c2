import { useEffect } from 'react';
import type { ShownSettings } from '../../domain/settings.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { type Session, useSession } from '../session.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import { areSettingsFresh, rememberSettings } from './known-settings.ts';

export type ReadSettings = (session: Session) => Promise<ShownSettings>;

const overRest: ReadSettings = async (session) => (await import('./maintenance.ts')).readShownSettings(session);

/**
 * Reads the settings when the page is idle, and again on a later page after some minutes. A failure is not shown,
 * because the user did not ask for anything; the next page tries again.
 */
export function useSettingsRead(read: ReadSettings = overRest): void {
  const session = useSession();
  const { path } = useNavigation();
  useEffect(() => {
    if (areSettingsFresh() || !navigator.onLine) return;
    return onceAtRest(() => {
      read(session).then(rememberSettings, () => undefined);
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
