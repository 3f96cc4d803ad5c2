import { type BrowserContextOptions } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { inject } from 'vitest';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/people/demo-people.ts';
import { KEY as REMEMBERED } from '../../src/data/accounts/remembered-account.ts';

/** The name of the application's connection. */
const APP = 'shagun';

/** The storage of a browser in which someone with `DEMO_PASSWORD` has just signed in, and was remembered. */
export async function storedSignIn(email: string): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const ports = inject('suitePorts');
  const { VITE_FIREBASE_API_KEY: apiKey = '' } = appVariables(ports);
  const app = initializeApp({ apiKey }, crypto.randomUUID());
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${LOOPBACK}:${ports.auth}`, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, DEMO_PASSWORD);
    const account = { id: user.uid, displayName: user.displayName ?? '', photoURL: user.photoURL };
    const stored = {
      [`firebase:authUser:${apiKey}:${APP}`]: { ...user.toJSON(), appName: APP },
      [REMEMBERED]: account,
    };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    return { cookies: [], origins: [{ origin: inject('appUrl'), localStorage }] };
  } finally {
    await deleteApp(app);
  }
}
