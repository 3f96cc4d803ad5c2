import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setDoc,
  terminate,
  type Firestore,
} from 'firebase/firestore';

/** Runs in the page with two clients, each on its own channel. Returns milliseconds from acknowledged commit to snapshot. */
async function measure(port: number, rounds: number): Promise<{ fromWrite: number[]; fromCommit: number[] }> {
  const writer = connect('writer', port);
  const reader = connect('reader', port);
  const seen = new Map<number, (at: number) => void>();
  const stop = onSnapshot(doc(reader, 'rooms/one'), (snapshot) => {
    const round: unknown = snapshot.get('round');
    if (typeof round === 'number') seen.get(round)?.(performance.now());
  });
  const fromWrite: number[] = [];
  const fromCommit: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const arrived = new Promise<number>((resolve) => seen.set(round, resolve));
    const wrote = performance.now();
    const committed = setDoc(doc(writer, 'rooms/one'), { round }).then(() => performance.now());
    const [at, acknowledged] = await Promise.all([arrived, committed]);
    fromWrite.push(at - wrote);
    fromCommit.push(Math.max(0, at - acknowledged));
  }
  stop();
  for (const firestore of [writer, reader]) {
    await terminate(firestore);
    await deleteApp(firestore.app);
  }
  return { fromWrite, fromCommit };
}

function connect(name: string, port: number): Firestore {
  const firestore = initializeFirestore(initializeApp({ projectId: 'demo-bench' }, name), {});
  connectFirestoreEmulator(firestore, '127.0.0.1', port);
  return firestore;
}

Object.assign(globalThis, { measure });
