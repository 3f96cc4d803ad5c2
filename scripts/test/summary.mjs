/** Prints the one line that a continuous integration looks for: `N passed, N failed`. Reads Vitest's JSON report. */
import { existsSync, readFileSync } from 'node:fs';

const [report] = process.argv.slice(2);
if (!report || !existsSync(report)) {
  console.log('The test run left no report.\n0 passed, 1 failed');
  process.exit(1);
}
const { numPassedTests, numFailedTests, testResults, success } = JSON.parse(readFileSync(report, 'utf8'));
// A file that cannot even be loaded has no tests that could fail.
const broken = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
const failed = numFailedTests + broken.length;
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exit(success && failed === 0 && numPassedTests > 0 ? 0 : 1);
