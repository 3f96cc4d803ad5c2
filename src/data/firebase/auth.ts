import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { oncePerConnection } from '../connection.ts';
import { appOf } from './app.ts';

/**
 * Without a resolver for pop-ups: it would load a frame of Google's on every page. Who opens a pop-up brings it along.
 */
export const authOf = oncePerConnection((connection) => {
  const isBrowser = typeof window !== 'undefined' && 'localStorage' in window;
  const auth = initializeAuth(appOf(connection), {
    persistence: isBrowser
      ? [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence]
      : inMemoryPersistence,
  });
  const { emulators } = connection.environment;
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
  }
  return auth;
});
