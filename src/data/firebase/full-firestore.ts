import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { oncePerConnection } from '../connection.ts';
import { appOf } from './app.ts';

/** The full Firestore SDK, for live queries only. Pages without live queries do not load it. */
export const fullFirestoreOf = oncePerConnection((connection) => {
  const firestore = getFirestore(appOf(connection));
  const { emulators } = connection.environment;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  return firestore;
});
