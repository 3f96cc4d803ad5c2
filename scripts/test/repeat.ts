/** `npm run test:repeat`: repeats the tests under CPU load to find flakes. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command-line.ts';
import { onStopSignal } from '../dev/stop-signal.ts';
import { Part } from '../suite/part.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { describeFlakes, describeRun, ranNothing, withFailedRun, type Run } from './flakes.ts';
import { HELP, parseRepeatFlags, type RepeatFlags } from './repeat-flags.ts';
import { readReports } from './report.ts';

const FOLDER = join(PROJECT_ROOT, '.cache/test-repeat');
const STOPS_WITHIN_MS = 10_000;

async function repeat(flags: RepeatFlags): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const running = new Set<Part>();
  let stopped = false;
  const stopAll = async () => {
    await Promise.all([...running].map((part) => part.stop(STOPS_WITHIN_MS)));
  };
  onStopSignal(
    () => {
      stopped = true;
      void stopAll();
    },
    () => running.forEach((part) => part.kill()),
  );
  const start = (
    name: string,
    log: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>> = {},
  ) => {
    const env = { ...process.env, ...variables };
    const part = new Part({ name, command: process.execPath, args, cwd: PROJECT_ROOT, env, log: join(FOLDER, log) });
    running.add(part);
    void part.exited.then(() => running.delete(part));
    return part;
  };

  for (let core = 1; core <= flags.busy; core++) {
    start(`busy process ${core}`, `busy-${core}.log`, [join(PROJECT_ROOT, 'scripts/test/cpu-load.mjs')]);
  }
  const runs: Run[] = [];
  try {
    for (let number = 1; number <= flags.times; number++) {
      const reports = join(FOLDER, `run-${number}`);
      mkdirSync(reports);
      const began = performance.now();
      const part = start('The tests', `run-${number}.log`, testArguments(flags), { TEST_REPORTS: reports });
      const ending = await part.exited;
      if (stopped) break;
      const report = readReports(reports);
      const run = { number, seconds: (performance.now() - began) / 1000, report: withFailedRun(report, ending) };
      runs.push(run);
      console.log(describeRun(run, flags.times));
      // The project, file or title does not exist.
      if (ranNothing(report)) {
        console.error(part.lastOutput.replaceAll(/^\s+at .*\n?/gm, ''));
        break;
      }
    }
  } finally {
    await stopAll();
  }
  if (runs.length > 0) console.log(`\n${describeFlakes(runs)}\nReports and logs are in .cache/test-repeat.`);
  const passed = runs.length === flags.times && runs.every(({ report }) => report.failures.length === 0);
  return passed ? 0 : 1;
}

function testArguments({ projects, title, files }: RepeatFlags): string[] {
  const main = ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/test/main.ts')];
  const matching = title === null ? [] : ['--testNamePattern', title];
  return [...main, ...projects.map((project) => `--project=${project}`), ...matching, ...files];
}

await runCommand(HELP, parseRepeatFlags, repeat);
