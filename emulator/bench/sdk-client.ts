import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, terminate, type Firestore } from 'firebase/firestore';
import type { EmulatorProcess } from './emulator-process.ts';

let clients = 0;

export interface SdkClient {
  readonly firestore: Firestore;
  close(): Promise<void>;
}

/** An unmodified Firebase SDK client with its own connection. */
export function connectSdk({ host, port }: EmulatorProcess): SdkClient {
  setLogLevel('error');
  const app = initializeApp({ projectId: 'demo-bench' }, `bench-${clients++}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port);
  return {
    firestore,
    async close() {
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}
