import { expect, it } from 'vitest';
import { describeFlakes, describeRun, flakesOf, withFailedRun, type Run } from './flakes.ts';

const run = (number: number, failed: Readonly<Record<string, string>>, passed = 5): Run => ({
  number,
  seconds: 61.4,
  report: {
    passed,
    skipped: 0,
    failures: Object.entries(failed).map(([test, message]) => ({ test, message })),
    files: [],
  },
});

it('reports each failing test once, with the runs it failed in, the most frequent first', () => {
  const runs = [
    run(1, { 'host › leads a couple': 'Expected 1\n    at host.ts:1', 'admin › bans': 'Timed out' }),
    run(2, {}),
    run(3, { 'admin › bans': 'Timed out' }),
    run(4, { 'admin › bans': 'Expected 46' }),
  ];
  expect(flakesOf(runs)).toEqual([
    { test: 'admin › bans', runs: [1, 3, 4], messages: ['Timed out', 'Expected 46'] },
    { test: 'host › leads a couple', runs: [1], messages: ['Expected 1'] },
  ]);
  expect(describeFlakes(runs)).toBe(`2 tests failed in 4 runs:
  3 of 4  admin › bans  (runs 1, 3, 4)
          Timed out
          Expected 46
  1 of 4  host › leads a couple  (run 1)
          Expected 1`);
});

it('counts a run that fails without a failing test', () => {
  const { report } = run(1, {});
  expect(withFailedRun(report, 'exited with code 0')).toBe(report);
  expect(withFailedRun(report, 'was ended by SIGKILL').failures).toEqual([
    { test: 'the run as a whole', message: 'It was ended by SIGKILL' },
  ]);
  const failed = run(1, { 'a › b': 'Expected 1' }).report;
  expect(withFailedRun(failed, 'exited with code 1')).toBe(failed);
});

it('counts a run of no test as failed, although Vitest does not', () => {
  const { report } = run(1, {}, 0);
  expect(withFailedRun(report, 'exited with code 0').failures).toEqual([
    { test: 'the run as a whole', message: 'It ran no test' },
  ]);
});

it('reports that nothing failed', () => {
  expect(describeFlakes([run(1, {})])).toBe('No test failed in 1 run.');
});

it('summarizes each run', () => {
  expect(describeRun(run(2, { 'a › b': '' }), 3)).toBe('run 2 of 3: 5 passed, 1 failed (61 s)');
});
