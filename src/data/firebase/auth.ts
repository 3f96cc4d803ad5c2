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

const inBrowser = typeof window !== 'undefined' && 'localStorage' in window;

/**
 * Without a resolver for pop-ups: it would load a frame of Google's on every page. Who opens a pop-up brings it along.
 * Without IndexedDB: what is remembered of an account lies in the same two stores, and comes and goes with the sign-in.
 */
export const authOf = oncePerConnection((connection) => {
  const auth = initializeAuth(appOf(connection), {
    persistence: inBrowser ? [browserLocalPersistence, browserSessionPersistence] : inMemoryPersistence,
  });
  const { emulators } = connection.environment;
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
  }
  return auth;
});

/** Whether the next sign-in outlives the browser window. */
export async function keepSignIn(connection: Connection, remember: boolean): Promise<void> {
  if (inBrowser)
    await setPersistence(authOf(connection), remember ? browserLocalPersistence : browserSessionPersistence);
}
