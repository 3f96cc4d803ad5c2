import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { type Environment } from '../config/environment.ts';

export interface Firebase {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** Connects the SDKs, to the emulators where the environment names them. Called once, before the first screen. */
export function connectFirebase({ firebase, emulators }: Environment): Firebase {
  const app = initializeApp({ ...firebase });
  const services = { auth: getAuth(app), firestore: getFirestore(app), storage: getStorage(app) };
  if (emulators) {
    const { host, authPort, firestorePort, storagePort } = emulators;
    connectAuthEmulator(services.auth, `http://${host}:${authPort}`, { disableWarnings: true });
    connectFirestoreEmulator(services.firestore, host, firestorePort);
    connectStorageEmulator(services.storage, host, storagePort);
  }
  return services;
}
