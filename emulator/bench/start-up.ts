import { startEmulator } from './emulator-process.ts';
import { median, milliseconds, quantile, report } from './figures.ts';

const RUNS = 15;

/** From process start to accepting connections. */
export async function benchStartUp(): Promise<void> {
  // The first run may have to build the bundle.
  await (await startEmulator()).stop();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const emulator = await startEmulator();
    times.push(emulator.startedAfter);
    await emulator.stop();
  }
  const spread = `${milliseconds(quantile(times, 0))} to ${milliseconds(quantile(times, 0.99))}`;
  report('Process start to accepting connections, median', `${milliseconds(median(times))} (${spread})`, '< 500 ms');
}
