import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import type { Client, StatusCode } from './client.ts';
import { SdkClient } from './sdk-client.ts';

lite.setLogLevel('silent');

let opened = 0;

class LiteClient extends SdkClient {
  /** The lite SDK reads only the HTTP status, and both codes are 400. */
  override codeFor(status: StatusCode): string {
    return status === 'invalid-argument' ? 'failed-precondition' : status;
  }
}

/** A client over REST. */
export function openLiteClient(projectId: string, port: number, userId?: string): Client {
  const app = initializeApp({ projectId, apiKey: 'none' }, `lite-${++opened}`);
  const firestore = lite.getFirestore(app);
  lite.connectFirestoreEmulator(
    firestore,
    '127.0.0.1',
    port,
    userId === undefined ? {} : { mockUserToken: { sub: userId } },
  );
  return new LiteClient(lite, firestore, app);
}
