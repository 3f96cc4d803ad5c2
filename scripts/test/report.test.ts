import { expect, it } from 'vitest';
import { summarize, type VitestReport } from './report.ts';

const REPORT: VitestReport = {
  numPassedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: '/project/src/a.test.ts',
      status: 'failed',
      message: '',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { status: 'passed', ancestorTitles: [], title: 'works', failureMessages: [] },
        {
          status: 'failed',
          ancestorTitles: ['a list'],
          title: 'is sorted',
          failureMessages: ['Expected 1\n  at a.ts'],
        },
      ],
    },
    {
      name: '/project/src/b.test.ts',
      status: 'failed',
      message: 'SyntaxError: Unexpected token',
      startTime: 3_500,
      endTime: 3_500,
      assertionResults: [],
    },
  ],
};

it('lists failures by file and title, including files that fail to load', () => {
  expect(summarize(REPORT, '/project').failures).toEqual([
    { test: 'src/a.test.ts › a list › is sorted', message: 'Expected 1\n  at a.ts' },
    { test: 'src/b.test.ts', message: 'SyntaxError: Unexpected token' },
  ]);
});

it('counts a failed hook in a file whose tests were skipped', () => {
  const [file] = REPORT.testResults;
  if (!file) throw new Error('no file');
  const skipped = { status: 'skipped', ancestorTitles: [], title: 'works', failureMessages: [] };
  const report = { ...REPORT, testResults: [{ ...file, message: 'beforeAll failed', assertionResults: [skipped] }] };
  expect(summarize(report, '/project').failures).toEqual([{ test: 'src/a.test.ts', message: 'beforeAll failed' }]);
});

it('counts passed and skipped tests, and times each file', () => {
  expect(summarize(REPORT, '/project')).toMatchObject({
    passed: 1,
    skipped: 2,
    files: [
      { file: 'src/a.test.ts', tests: 2, seconds: 2.5 },
      { file: 'src/b.test.ts', tests: 0, seconds: 0 },
    ],
  });
});
