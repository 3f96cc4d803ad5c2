import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { inject } from 'vitest';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';

/** Reads and writes stored documents as the emulator's owner, without rules. Times are Dates. */
export type Stored = Readonly<Record<string, unknown>>;

/** `port` selects another Firestore emulator than the shared one. */
export async function readStored(path: string, port?: number): Promise<Stored | null> {
  const snapshot = await asOwner((firestore) => getDoc(doc(firestore, path)), port);
  return snapshot.exists() ? withDates(snapshot.data()) : null;
}

/** The documents of a collection whose field has this value, by id. */
export async function findStored(
  path: string,
  field: string,
  value: unknown,
  port?: number,
): Promise<Readonly<Record<string, Stored>>> {
  const found = (firestore: Firestore) => query(collection(firestore, path), where(field, '==', value));
  const snapshot = await asOwner((firestore) => getDocs(found(firestore)), port);
  return Object.fromEntries(snapshot.docs.map((found) => [found.id, withDates(found.data())]));
}

/** Replaces the whole document. */
export async function writeStored(path: string, data: Stored, port?: number): Promise<void> {
  await asOwner((firestore) => setDoc(doc(firestore, path), data), port);
}

/** Merges fields into a document, which may be missing. */
export async function changeStored(path: string, data: Stored, port?: number): Promise<void> {
  await asOwner((firestore) => setDoc(doc(firestore, path), data, { mergeFields: Object.keys(data) }), port);
}

export async function deleteStored(path: string): Promise<void> {
  await asOwner((firestore) => deleteDoc(doc(firestore, path)));
}

async function asOwner<T>(act: (firestore: Firestore) => Promise<T>, port = inject('dataPorts').firestore): Promise<T> {
  const app = initializeApp({ projectId: DEMO_PROJECT }, crypto.randomUUID());
  const firestore = getFirestore(app);
  // The emulators treat this token as their owner, who bypasses the rules.
  connectFirestoreEmulator(firestore, LOOPBACK, port, { mockUserToken: 'owner' });
  try {
    return await act(firestore);
  } finally {
    await deleteApp(app);
  }
}

function withDates(data: DocumentData): Stored {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, dated(value)]));
}

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  return typeof value === 'object' && value !== null ? withDates(value) : value;
}
