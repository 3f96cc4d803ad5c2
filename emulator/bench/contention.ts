import { doc, getDoc, runTransaction, setDoc } from 'firebase/firestore';
import { startEmulator } from './emulator-process.ts';
import { report } from './figures.ts';
import { connectSdk } from './sdk-client.ts';

const CLIENTS = 20;
const TRANSACTIONS = 200;

/** Many clients increment one document concurrently, each in a read-modify-write transaction. */
export async function benchContention(): Promise<void> {
  const emulator = await startEmulator();
  const clients = Array.from({ length: CLIENTS }, () => connectSdk(emulator));
  const [first] = clients;
  if (!first) throw new Error('There is no client.');
  const path = 'counters/one';
  await setDoc(doc(first.firestore, path), { sum: 0 });
  let attempts = 0;
  const began = performance.now();
  const results = await Promise.allSettled(
    Array.from({ length: TRANSACTIONS }, async (_, i) => {
      const { firestore } = clients[i % CLIENTS] ?? first;
      await runTransaction(firestore, async (transaction) => {
        attempts++;
        const counter = doc(firestore, path);
        const snapshot = await transaction.get(counter);
        transaction.update(counter, { sum: (snapshot.get('sum') as number) + 1 });
      });
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const succeeded = results.filter(({ status }) => status === 'fulfilled').length;
  const sum: unknown = (await getDoc(doc(first.firestore, path))).get('sum');
  const outcome = `${succeeded} of ${TRANSACTIONS}, sum ${String(sum)}`;
  report('200 transactions on one document, 20 clients: succeeded', outcome, 'all, exact');
  report('  took, attempts', `${seconds.toFixed(1)} s, ${attempts}`);
  for (const client of clients) await client.close();
  await emulator.stop();
}
