/** `npm test`: every test and every rules mutant. With arguments: `vitest run` with them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { EVERY_TEST, vitest } from './jobs.ts';
import { runLanes, stopLanesOnSignal } from './lanes.ts';
import { readReports } from './report.ts';
import { failedTests, lastLine, timesByFolder } from './summary.ts';

const args = process.argv.slice(2);
const cache = join(PROJECT_ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const givenReports = process.env['TEST_REPORTS'];
const reports = givenReports ?? mkdtempSync(join(cache, 'test-reports-'));
process.env['TEST_REPORTS'] = reports;

stopLanesOnSignal();
const jobs = await runLanes(args.length > 0 ? [[vitest('tests', ...args)]] : EVERY_TEST);
const report = readReports(reports);
if (!givenReports) rmSync(reports, { recursive: true });

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
