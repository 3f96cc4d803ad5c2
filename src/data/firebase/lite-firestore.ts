import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { oncePerConnection } from '../connection.ts';
import { appOf } from './app.ts';

/** The lite Firestore SDK: reads and writes over REST, without listeners. */
export const liteFirestoreOf = oncePerConnection((connection) => {
  const firestore = getFirestore(appOf(connection));
  const { emulators } = connection.environment;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  return firestore;
});
