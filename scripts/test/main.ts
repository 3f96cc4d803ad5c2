/** `npm test`: every test. With arguments: `vitest run` with them. */
import { EVERY_TEST, vitest } from './jobs.ts';
import { runLanes, stopLanesOnSignal } from './lanes.ts';

const args = process.argv.slice(2);
stopLanesOnSignal();
const results = await runLanes(args.length > 0 ? [[vitest('tests', ...args)]] : EVERY_TEST);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
