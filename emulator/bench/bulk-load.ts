import { collection, doc, onSnapshot, setDoc, writeBatch } from 'firebase/firestore';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { median, milliseconds, report } from './figures.ts';
import { rawClient } from './raw-client.ts';
import { connectSdk } from './sdk-client.ts';

const DOCUMENTS = 100_000;
const BATCH = 500;

/** Many documents in batches while a listener is attached to the collection. */
export async function benchBulkLoad(): Promise<void> {
  await memoryAfterAThousand();
  for (const [name, load] of [
    ['gRPC', loadRaw],
    ['Firebase SDK, writer and listener in one process', loadWithSdk],
  ] as const) {
    const emulator = await startEmulator();
    const began = performance.now();
    const { batches, held } = await load(emulator);
    const acknowledged = (performance.now() - began) / 1000;
    await held;
    const seconds = (performance.now() - began) / 1000;
    const tenth = Math.floor(batches.length / 10);
    report(`100,000 documents, listener attached (${name})`, `${acknowledged.toFixed(1)} s`, '< 20 s');
    report('  until the listener holds them all', `${seconds.toFixed(1)} s`);
    const first = milliseconds(median(batches.slice(0, tenth)));
    const last = milliseconds(median(batches.slice(-tenth)));
    report('  per batch of 500: first tenth, last tenth', `${first}, ${last}`, 'flat');
    report('  resident memory afterwards', `${emulator.residentMiB().toFixed(0)} MiB`);
    await emulator.stop();
  }
}

async function memoryAfterAThousand(): Promise<void> {
  const emulator = await startEmulator();
  const client = connectSdk(emulator);
  await Promise.all(
    Array.from({ length: 1000 }, (_, i) => setDoc(doc(client.firestore, 'gifts', `gift-${i}`), giftFields(i))),
  );
  report('Resident memory after 1,000 documents', `${emulator.residentMiB().toFixed(0)} MiB`, '< 120 MiB');
  await client.close();
  await emulator.stop();
}

const giftFields = (i: number) => ({ title: `Gift ${i}`, price: i, tags: ['home', 'kitchen'], funded: i % 2 === 0 });

interface Load {
  /** Milliseconds from sending each batch to its acknowledgement. */
  readonly batches: readonly number[];
  /** Resolves when the listener has every document, and the clients are closed. */
  readonly held: Promise<void>;
}

async function loadRaw(emulator: EmulatorProcess): Promise<Load> {
  const client = rawClient(emulator);
  const all = client.listenUntil('gifts', DOCUMENTS);
  const batches: number[] = [];
  for (let start = 0; start < DOCUMENTS; start += BATCH) {
    const began = performance.now();
    await client.commit(
      Array.from({ length: BATCH }, (_, i) => ({ path: `gifts/gift-${start + i}`, number: start + i })),
    );
    batches.push(performance.now() - began);
  }
  return { batches, held: all.then(() => client.close()) };
}

async function loadWithSdk(emulator: EmulatorProcess): Promise<Load> {
  const writer = connectSdk(emulator);
  const reader = connectSdk(emulator);
  const gifts = collection(reader.firestore, 'gifts');
  const all = new Promise<void>((resolve, reject) => {
    onSnapshot(
      gifts,
      (snapshot) => {
        if (snapshot.size === DOCUMENTS) resolve();
      },
      reject,
    );
  });
  const batches: number[] = [];
  for (let start = 0; start < DOCUMENTS; start += BATCH) {
    const batch = writeBatch(writer.firestore);
    for (let i = start; i < start + BATCH; i++) batch.set(doc(writer.firestore, 'gifts', `gift-${i}`), giftFields(i));
    const began = performance.now();
    await batch.commit();
    batches.push(performance.now() - began);
  }
  const close = async () => {
    await writer.close();
    await reader.close();
  };
  return { batches, held: all.then(close) };
}
