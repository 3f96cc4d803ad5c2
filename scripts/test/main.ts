/** `npm test`: every test and every rules mutant. With arguments: `vitest run` with them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { SHARED_BUILD } from '../preview/shared-build.ts';
import { EVERY_TEST, vitest } from './jobs.ts';
import { runLanes, stopLanesOnSignal } from './lanes.ts';
import { readReports } from './report.ts';
import { failedTests, lastLine, timesByFolder } from './summary.ts';

const args = process.argv.slice(2);
const cache = join(PROJECT_ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'test-'));
const reports = (process.env['TEST_REPORTS'] ??= join(folder, 'reports'));
mkdirSync(reports, { recursive: true });

stopLanesOnSignal();
if (args.length === 0) process.env[SHARED_BUILD] = join(folder, 'build');
const jobs = await runLanes(args.length > 0 ? [[vitest('tests', ...args)]] : EVERY_TEST);
const report = readReports(reports);
rmSync(folder, { recursive: true });

if (args.length === 0) {
  console.log('\nWhere the time went (lanes run in parallel):\n');
  for (const { name, seconds, passed } of jobs) {
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}${passed ? '' : ' (FAILED)'}`);
  }
  for (const line of timesByFolder(report)) console.log(line);
}
if (report.failures.length > 0) console.log();
for (const line of failedTests(report)) console.log(line);
const passed = jobs.every((job) => job.passed);
console.log(`\n${lastLine(report, passed)}`);
process.exitCode = passed ? 0 : 1;
