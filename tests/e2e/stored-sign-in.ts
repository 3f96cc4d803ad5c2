import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { inject } from 'vitest';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/people/demo-people.ts';
import { KEY as REMEMBERED } from '../../src/data/accounts/remembered-account.ts';

/** The name of the application's connection. */
const APP = 'shagun';

/** What the application stores in a browser when someone with `DEMO_PASSWORD` signs in and is remembered. */
export async function storedSignIn(email: string): Promise<Readonly<Record<string, string>>> {
  const ports = inject('suitePorts');
  const { VITE_FIREBASE_API_KEY: apiKey = '' } = appVariables(ports);
  const app = initializeApp({ apiKey }, crypto.randomUUID());
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${LOOPBACK}:${ports.auth}`, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, DEMO_PASSWORD);
    return {
      [`firebase:authUser:${apiKey}:${APP}`]: JSON.stringify({ ...user.toJSON(), appName: APP }),
      [REMEMBERED]: JSON.stringify({ id: user.uid, displayName: user.displayName, photoURL: user.photoURL }),
    };
  } finally {
    await deleteApp(app);
  }
}
