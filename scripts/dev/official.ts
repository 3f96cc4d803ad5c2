import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { jarNames } from '../suite/shim.ts';

const OLDEST_JAVA = 21;

/** Reasons why Google's emulators cannot start here, each with its remedy; empty if there are none. */
export function officialProblems(environment: NodeJS.ProcessEnv = process.env): string[] {
  const problems: string[] = [];
  const version = javaVersion(environment);
  if (version === null) problems.push(`Java ${OLDEST_JAVA} or newer is needed, and there is no java on the PATH.`);
  else if (version < OLDEST_JAVA) problems.push(`Java ${OLDEST_JAVA} or newer is needed; this is Java ${version}.`);

  const folder = environment['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  for (const [emulator, jar] of Object.entries({ ...jarNames() })) {
    if (existsSync(join(folder, jar))) continue;
    problems.push(`${jar} is not in ${folder}. Download it: npx firebase setup:emulators:${emulator}`);
  }
  return problems;
}

function javaVersion(environment: NodeJS.ProcessEnv): number | null {
  const { stderr, error } = spawnSync('java', ['-version'], { env: environment, encoding: 'utf8' });
  if (error) return null;
  const major = /version "([1-9]\d*)/.exec(stderr)?.[1];
  return major === undefined ? null : Number(major);
}
