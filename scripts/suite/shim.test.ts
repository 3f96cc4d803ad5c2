import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jarNames, shimEnvironment } from './shim.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shagun-shim-'));
  writeFileSync(join(folder, 'java'), '#!/bin/sh\necho "real java: $*"\n', { mode: 0o755 });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `java` as firebase-tools does, with a fake real java that prints its arguments. */
function java(...args: string[]) {
  const environment = shimEnvironment({ PATH: `${folder}:/usr/bin:/bin` });
  return spawnSync('java', args, { env: environment, encoding: 'utf8' });
}

it('answers the version probe with a version firebase-tools accepts', () => {
  const { stderr, status } = java('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
  expect(stderr).toMatch(/version "21/);
  expect(status).toBe(0);
});

it('runs the Storage rules runtime instead of its jar', () => {
  const { stdout, stderr } = java('-Duser.language=en', '-jar', `/anywhere/${jarNames().storage}`, 'serve');
  expect(JSON.parse(stdout)).toEqual({ id: -1, status: 'ok' });
  expect(stderr).toBe('');
});

it('makes the Storage rules runtime record its requests if configured', () => {
  const recordings = join(folder, 'recordings of requests');
  mkdirSync(recordings);
  const environment = shimEnvironment({
    PATH: `${folder}:/usr/bin:/bin`,
    SHAGUN_STORAGE_RECORDINGS: recordings,
  });
  const files = [{ name: 'storage.rules', content: 'service firebase.storage {}' }];
  const load = { id: 0, action: 'load_ruleset', context: { rulesetName: '0', source: { files } } };
  const { stderr } = spawnSync('java', ['-jar', `/anywhere/${jarNames().storage}`, 'serve'], {
    env: environment,
    input: `${JSON.stringify(load)}\n`,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [recording = ''] = readdirSync(recordings);
  expect(JSON.parse(readFileSync(join(recordings, recording), 'utf8'))).toEqual({ sources: files });
});

it('passes everything else to the real java unchanged', () => {
  expect(java('-jar', 'firebase-database-emulator.jar', '--port', '9 000').stdout).toBe(
    'real java: -jar firebase-database-emulator.jar --port 9 000\n',
  );
  // A -version flag of the program itself is not a version probe.
  expect(java('-jar', 'other.jar', '-version').stdout).toBe('real java: -jar other.jar -version\n');
});

it('does not modify the environment of the process', () => {
  const before = process.env['PATH'];
  shimEnvironment();
  expect(process.env['PATH']).toBe(before);
});
