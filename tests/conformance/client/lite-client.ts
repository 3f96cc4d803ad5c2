import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import type { Client, StatusCode } from './client.ts';
import { SdkClient } from './sdk-client.ts';

let opened = 0;

class LiteClient extends SdkClient {
  /** It reads the HTTP code alone, and 400 means both to it. */
  override codeFor(status: StatusCode): string {
    return status === 'invalid-argument' || status === 'out-of-range' ? 'failed-precondition' : status;
  }
}

/** A client over REST. */
export function openLiteClient(projectId: string, port: number): Client {
  const app = initializeApp({ projectId, apiKey: 'none' }, `lite-${++opened}`);
  const firestore = lite.getFirestore(app);
  lite.connectFirestoreEmulator(firestore, '127.0.0.1', port);
  return new LiteClient(lite, firestore, app);
}
