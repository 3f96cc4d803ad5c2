import { expect, it } from 'vitest';
import { type Report } from './report.ts';
import { failedTests, lastLine, timesByFolder } from './summary.ts';

const REPORT: Report = {
  passed: 7,
  skipped: 0,
  failures: [],
  files: [
    { file: 'src/ui/button.test.tsx', tests: 2, seconds: 1 },
    { file: 'tests/e2e/host.test.ts', tests: 1, seconds: 30.4 },
    { file: 'src/ui/menu.test.tsx', tests: 4, seconds: 2.2 },
  ],
};

it('lists folders by duration, slowest first', () => {
  expect(timesByFolder(REPORT)).toEqual([
    '   30 s  tests/e2e: 1 tests, the slowest file host.test.ts 30 s',
    '    3 s  src/ui: 6 tests, the slowest file menu.test.tsx 2 s',
  ]);
});

it('repeats each failed test with the first line of its message', () => {
  const failures = [{ test: 'a.test.ts › adds', message: 'Error: 2 is not 3\n    at line 5' }];
  expect(failedTests({ ...REPORT, failures })).toEqual(['FAILED a.test.ts › adds\n       Error: 2 is not 3']);
});

it('ends with the number of passed and failed tests', () => {
  expect(lastLine(REPORT, true)).toBe('7 passed, 0 failed');
  expect(lastLine({ ...REPORT, skipped: 2 }, true)).toBe('7 passed, 0 failed, 2 skipped');
  expect(lastLine({ ...REPORT, failures: [{ test: 'a', message: '' }] }, false)).toBe('7 passed, 1 failed');
});

it('reports a failure if a step failed or no test ran', () => {
  expect(lastLine(REPORT, false)).toBe('7 passed, 1 failed');
  expect(lastLine({ ...REPORT, passed: 0 }, true)).toBe('0 passed, 1 failed');
});
