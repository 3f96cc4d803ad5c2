import { readFileSync } from 'node:fs';
import type { CoverageReport } from '../../emulator/rules/coverage.ts';
import type { RulesFile, ServiceName } from '../../emulator/rules/language/ast.ts';
import { parseRules } from '../../emulator/rules/language/parser.ts';
import type { RulesSource } from '../../emulator/rules/load-rules.ts';
import type { MutantReport } from '../../emulator/rules/mutant-trial.ts';
import { UserError } from '../command-line.ts';
import { testFirestoreRules } from './firestore-rules.ts';
import { testStorageRules } from './storage-rules.ts';

/** Rules whose tests have run, with the recorded requests; undefined if the tests never loaded this exact file. */
export interface TestedRules {
  tryMutants(): Promise<MutantReport | undefined>;
  coverage(): Promise<CoverageReport | undefined>;
}

const TESTERS = {
  'cloud.firestore': testFirestoreRules,
  'firebase.storage': testStorageRules,
} satisfies Record<ServiceName, unknown>;

/**
 * Runs the tests of each rules file (the project's own tests, if no command is given) and passes the results on. Files
 * that cannot be tested are reported before any test runs.
 */
export async function withTestedRules(
  files: readonly string[],
  command: readonly string[],
  use: (source: RulesSource, rules: TestedRules) => Promise<number>,
): Promise<number> {
  const sources = files.map((name) => ({ name, content: readRules(name) }));
  const services = sources.map(serviceOf);
  let worst = 0;
  for (const [index, source] of sources.entries()) {
    const test = TESTERS[services[index] ?? 'cloud.firestore'];
    worst = Math.max(worst, await test(source, command, (rules) => use(source, rules)));
  }
  return worst;
}

/** Throws UserError. */
function readRules(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`--rules: cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Throws UserError. */
function serviceOf({ name, content }: RulesSource): ServiceName {
  const { file, issues } = parseRules(content);
  if (!file) {
    throw new UserError(
      issues.map(({ message, span: { start } }) => `${name}:${start.line}:${start.column}: ${message}`).join('\n'),
    );
  }
  const [service, ...others] = new Set(file.services.map((each) => each.name));
  if (!isServiceName(service) || others.length > 0) {
    throw new UserError(`${name} must be the rules of one service: cloud.firestore or firebase.storage.`);
  }
  return service;
}

function isServiceName(name: RulesFile['services'][number]['name'] | undefined): name is ServiceName {
  return name !== undefined && Object.hasOwn(TESTERS, name);
}
