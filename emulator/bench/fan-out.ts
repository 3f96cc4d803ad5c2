import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startEmulator } from './emulator-process.ts';
import { median, milliseconds, quantile, report } from './figures.ts';

/** What the clients' process measures, in milliseconds from the moment a write was due. */
export interface FanOutResult {
  readonly writes: readonly number[];
  readonly snapshots: readonly number[];
}

export const LISTENERS = 200;
export const WRITES_PER_SECOND = 50;
export const SECONDS = 10;
export const DOCUMENTS = 100;

/** Many listeners to one collection while single documents of it are written at a fixed rate. */
export async function benchFanOut(): Promise<void> {
  for (const transport of ['gRPC', 'WebChannel']) {
    const emulator = await startEmulator();
    // The clients take about as much time as the emulator, so they have a process, and thus a core, of their own.
    const clients = fork(fileURLToPath(new URL('fan-out-clients.ts', import.meta.url)), [
      transport,
      String(emulator.port),
    ]);
    const [{ writes, snapshots }] = (await once(clients, 'message')) as [FanOutResult];
    const spread = (times: readonly number[]) =>
      `${milliseconds(median(times))} (95 %: ${milliseconds(quantile(times, 0.95))})`;
    report(`${LISTENERS} listeners, ${WRITES_PER_SECOND} writes/s (${transport}): write, median`, spread(writes));
    report('  from the write to each listener’s snapshot, median', spread(snapshots));
    report('  processor time of the emulator', `${((100 * emulator.processorSeconds()) / SECONDS).toFixed(0)} %`);
    await emulator.stop();
  }
}
