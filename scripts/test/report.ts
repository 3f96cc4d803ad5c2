import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';

interface Failure {
  /** `file › suite › title`, the same in every run. */
  readonly test: string;
  readonly message: string;
}

interface FileTimes {
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

/** The result of one run. */
export interface Report {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly files: readonly FileTimes[];
}

/** The part of Vitest's JSON report that we read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export function summarize(report: VitestReport, root = PROJECT_ROOT): Report {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        test: [file, ...ancestorTitles, title].join(' › '),
        message: failureMessages?.join('\n\n') ?? '',
      }));
    // A file that cannot be loaded, or whose hooks fail, may have no failed test.
    return status === 'failed' && failed.length === 0 ? [{ test: file, message }] : failed;
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Merges all reports in a folder. */
export function readReports(folder: string): Report {
  const reports = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => summarize(JSON.parse(readFileSync(join(folder, name), 'utf8')) as VitestReport));
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    skipped: reports.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: reports.flatMap(({ failures }) => failures),
    files: reports.flatMap(({ files }) => files),
  };
}
