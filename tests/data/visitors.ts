import { setLogLevel } from 'firebase/app';
import { inject } from 'vitest';
import { connect, type Connection } from '../../src/data/connection.ts';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';

// Many tests provoke errors that the SDK would log.
setLogLevel('error');

/** A page of the application in a separate browser, with its own sign-in. */
export function newVisitor(): Connection {
  const { auth, firestore, storage } = inject('dataPorts');
  return connect(
    {
      firebase: {
        apiKey: 'demo-key',
        projectId: DEMO_PROJECT,
        authDomain: `${DEMO_PROJECT}.firebaseapp.com`,
        storageBucket: `${DEMO_PROJECT}.appspot.com`,
        appId: 'demo-app',
      },
      emulators: { host: LOOPBACK, authPort: auth, firestorePort: firestore, storagePort: storage },
    },
    crypto.randomUUID(),
  );
}
