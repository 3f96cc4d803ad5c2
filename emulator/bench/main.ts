import { cpus, totalmem } from 'node:os';
import { benchAbandonedSessions } from './abandoned-sessions.ts';
import { benchBulkLoad } from './bulk-load.ts';
import { benchContention } from './contention.ts';
import { benchFanOut } from './fan-out.ts';
import { benchLatency } from './latency.ts';
import { benchRules } from './rules.ts';
import { benchStartUp } from './start-up.ts';

const BENCHMARKS = {
  'start-up': benchStartUp,
  'bulk-load': benchBulkLoad,
  contention: benchContention,
  'fan-out': benchFanOut,
  'abandoned-sessions': benchAbandonedSessions,
  latency: benchLatency,
  rules: benchRules,
};

const names = Object.keys(BENCHMARKS) as (keyof typeof BENCHMARKS)[];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await BENCHMARKS[name]();
