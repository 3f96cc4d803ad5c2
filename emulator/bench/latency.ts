import { fileURLToPath } from 'node:url';
import { openScriptedPage } from '../../tests/support/scripted-page.ts';
import { startEmulator } from './emulator-process.ts';
import { median, milliseconds, quantile, report } from './figures.ts';

const ROUNDS = 200;
const WARM_UP = 20;

/** Latency from one client's write to another client's snapshot, in a real browser over WebChannel. */
export async function benchLatency(): Promise<void> {
  const emulator = await startEmulator();
  const scripted = await openScriptedPage(fileURLToPath(new URL('latency-page.ts', import.meta.url)));
  try {
    const run = `measure(${emulator.port}, ${ROUNDS + WARM_UP})`;
    const { fromWrite, fromCommit } = await scripted.page.evaluate<{ fromWrite: number[]; fromCommit: number[] }>(run);
    const writes = fromWrite.slice(WARM_UP);
    const spread = `${milliseconds(median(writes))} (95 %: ${milliseconds(quantile(writes, 0.95))})`;
    report('WebChannel: write call to another client’s snapshot, median', spread, '< 20 ms');
    const commits = milliseconds(median(fromCommit.slice(WARM_UP)));
    report('  from the writer’s acknowledgement, median', commits);
  } finally {
    await scripted.close();
    await emulator.stop();
  }
}
