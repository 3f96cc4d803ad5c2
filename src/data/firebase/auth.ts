import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  setPersistence,
} from 'firebase/auth';
import { oncePerConnection, type Connection } from '../connection.ts';
import { appOf } from './app.ts';
import { authInUse } from './auth-in-use.ts';

const inBrowser = typeof window !== 'undefined' && 'localStorage' in window;

/**
 * Without a pop-up resolver, which would load one of Google's frames on every page; sign-in with a pop-up passes its
 * own. Without IndexedDB, because the remembered account uses the same two storages and must match the sign-in.
 */
export const authOf = oncePerConnection((connection) => {
  authInUse.add(connection);
  const auth = initializeAuth(appOf(connection), {
    persistence: inBrowser ? [browserLocalPersistence, browserSessionPersistence] : inMemoryPersistence,
  });
  const { emulators } = connection.environment;
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
  }
  return auth;
});

/** Whether the next sign-in survives closing the browser window. */
export async function keepSignIn(connection: Connection, remember: boolean): Promise<void> {
  if (inBrowser)
    await setPersistence(authOf(connection), remember ? browserLocalPersistence : browserSessionPersistence);
}
