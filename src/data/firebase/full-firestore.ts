import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { oncePerConnection } from '../connection.ts';
import { appOf } from './app.ts';

/** The big door into Firestore, for live queries only: a page that needs none never loads it. */
export const fullFirestoreOf = oncePerConnection((connection) => {
  const firestore = getFirestore(appOf(connection));
  const { emulators } = connection.environment;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  return firestore;
});
