import { counts } from './flakes.ts';
import { type Report } from './report.ts';

/** The folder of a file, such as `tests/e2e`, `src/features` or `emulator/rules`. */
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/');

/** The test time per folder, longest first, with the slowest file of each. */
export function timesByFolder({ files }: Report): readonly string[] {
  const folders = new Map<string, { seconds: number; tests: number; slowest: Report['files'][number] }>();
  for (const file of files) {
    const folder = folderOf(file.file);
    const known = folders.get(folder) ?? { seconds: 0, tests: 0, slowest: file };
    folders.set(folder, {
      seconds: known.seconds + file.seconds,
      tests: known.tests + file.tests,
      slowest: file.seconds > known.slowest.seconds ? file : known.slowest,
    });
  }
  return [...folders]
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .map(([folder, { seconds, tests, slowest }]) => {
      const most = `${slowest.file.slice(folder.length + 1)} ${slowest.seconds.toFixed(0)} s`;
      return `${seconds.toFixed(0).padStart(5)} s  ${folder}: ${tests} tests, the slowest file ${most}`;
    });
}

const MESSAGE_LINES = 60;

/** Every failed test with its message, because logs are read from the end. */
export const failedTests = ({ failures }: Report): readonly string[] =>
  failures.map(({ test, message }) =>
    [`FAILED ${test}`, ...message.split('\n').slice(0, MESSAGE_LINES)].join('\n       '),
  );

/** The summary line for CI. A failed run never ends with `0 failed`. */
export function lastLine(report: Report, passed: boolean): string {
  if (passed && report.passed > 0) return counts(report);
  const outside = { test: 'a step other than a test', message: '' };
  return counts({ ...report, failures: report.failures.length > 0 ? report.failures : [outside] });
}
