import { type Report } from './report.ts';

export interface Run {
  readonly number: number;
  readonly seconds: number;
  readonly report: Report;
}

export interface Flake {
  readonly test: string;
  /** The numbers of the runs in which it failed. */
  readonly runs: readonly number[];
  /** The first line of each different failure. */
  readonly messages: readonly string[];
}

export const ranNothing = ({ passed, failures }: Report) => passed + failures.length === 0;

/** A run may fail although no reported test did: it crashed, an error was thrown outside a test, or nothing ran. */
export function withFailedRun(report: Report, ending: string): Report {
  const crashed = ending !== 'exited with code 0';
  if (report.failures.length > 0 || (!crashed && !ranNothing(report))) return report;
  const message = crashed ? `It ${ending}` : 'It ran no test';
  return { ...report, failures: [{ test: 'the run as a whole', message }] };
}

/** Every test that failed in any run, the most frequent first. */
export function flakesOf(runs: readonly Run[]): readonly Flake[] {
  const byTest = new Map<string, { readonly runs: number[]; readonly messages: Set<string> }>();
  for (const { number, report } of runs) {
    for (const { test, message } of report.failures) {
      const found = byTest.get(test) ?? { runs: [], messages: new Set() };
      byTest.set(test, found);
      found.runs.push(number);
      if (message !== '') found.messages.add(firstLine(message));
    }
  }
  return [...byTest]
    .map(([test, { runs: failed, messages }]) => ({ test, runs: failed, messages: [...messages] }))
    .sort((one, other) => other.runs.length - one.runs.length || one.test.localeCompare(other.test));
}

export function describeRun({ number, seconds, report }: Run, times: number): string {
  return `run ${number} of ${times}: ${counts(report)} (${Math.round(seconds)} s)`;
}

export function describeFlakes(runs: readonly Run[]): string {
  const flakes = flakesOf(runs);
  if (flakes.length === 0) return `No test failed in ${counted(runs.length, 'run')}.`;
  const lines = flakes.flatMap(({ test, runs: failed, messages }) => [
    `  ${failed.length} of ${runs.length}  ${test}  (${failed.length === 1 ? 'run' : 'runs'} ${failed.join(', ')})`,
    ...messages.map((message) => `          ${message}`),
  ]);
  return [`${counted(flakes.length, 'test')} failed in ${counted(runs.length, 'run')}:`, ...lines].join('\n');
}

export function counts({ passed, failures, skipped }: Report): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const firstLine = (message: string) => message.split('\n', 1)[0]?.slice(0, 200) ?? '';
