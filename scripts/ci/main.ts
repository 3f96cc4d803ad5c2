/** What `.ci/run` does once packages are installed: checks, build, mutants and tests; then where the time went. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { EVERY_TEST_AND_MUTANT } from '../test/jobs.ts';
import { runLanes, stopLanesOnSignal, type Job } from '../test/lanes.ts';
import { readReports } from '../test/report.ts';
import { lastLine, timesByFolder } from './summary.ts';

const bin = (name: string, path: string, ...args: readonly string[]): Job => ({
  name,
  args: [join(PROJECT_ROOT, 'node_modules', path), ...args],
});

/** As `npm run check`, but the pages whose sizes are checked are those of the production build. */
const CHECKS: readonly (readonly Job[])[] = [
  [bin('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.')],
  [
    bin('types', 'typescript/bin/tsc', '-b'),
    { name: 'build', args: ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/build/main.ts')] },
    bin('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  ],
];

const reports = join(PROJECT_ROOT, '.cache/test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env['TEST_REPORTS'] = reports;

stopLanesOnSignal();
const checks = await runLanes(CHECKS);
const tests = checks.every(({ passed }) => passed) ? await runLanes(EVERY_TEST_AND_MUTANT) : [];

console.log('\nWhere the time went; steps run side by side.\n');
for (const { name, seconds, passed } of [...checks, ...tests]) {
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}${passed ? '' : ' (FAILED)'}`);
}
const report = readReports(reports);
for (const line of timesByFolder(report)) console.log(line);

const passed = tests.length > 0 && [...checks, ...tests].every((job) => job.passed);
console.log(`\n${lastLine(report, passed)}`);
process.exitCode = passed ? 0 : 1;
