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

it('repeats each failed test with the beginning of its message', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line + 1}`).join('\n');
  const [failed] = failedTests({ ...REPORT, failures: [{ test: 'a.test.ts › adds', message }] });
  expect(failed).toMatch(/^FAILED a\.test\.ts › adds\n {7}line 1\n/);
  expect(failed).toMatch(/line 60$/);
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
