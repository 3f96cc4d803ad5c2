import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';
import type { SuitePorts } from '../../scripts/suite/ports.ts';

/** A visitor on their own device with the unmodified SDK. */
export interface Visitor {
  readonly storage: FirebaseStorage;
  /** '' if signed out. */
  readonly uid: string;
  leave(): Promise<void>;
}

/** Creates an account in the Auth emulator and signs in. Without a name, the visitor stays signed out. */
export async function visit(ports: SuitePorts, name?: string): Promise<Visitor> {
  const options = { apiKey: 'demo-key', projectId: DEMO_PROJECT, storageBucket: `${DEMO_PROJECT}.appspot.com` };
  const app = initializeApp(options, `${name ?? 'visitor'}-${crypto.randomUUID()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${LOOPBACK}:${ports.auth}`, { disableWarnings: true });
  const storage = getStorage(app);
  connectStorageEmulator(storage, LOOPBACK, ports.storage);
  const leave = () => deleteApp(app);
  if (name === undefined) return { storage, uid: '', leave };
  const { user } = await createUserWithEmailAndPassword(auth, `${name}@shagun.example`, 'long enough');
  return { storage, uid: user.uid, leave };
}
