import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../suite/project.ts';

/** `x != 'a'` is implied by `x == 'b'`; c is never read. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /rooms/{x} { allow get: if x == 'b' && x != 'a'; }
    match /halls/{x} { allow get: if x == 'c'; }
  }
}
`;

/** Loads the rules like the testing library does, and reads two documents. */
const TESTS = `
const { readFileSync } = require('node:fs');
const host = 'http://' + process.env.FIRESTORE_EMULATOR_HOST;
const documents = host + '/v1/projects/p/databases/(default)/documents';
(async () => {
  const content = readFileSync(process.argv[2], 'utf8');
  const rules = { files: [{ name: 'test.rules', content }] };
  await fetch(host + '/emulator/v1/projects/p:securityRules', { method: 'PUT', body: JSON.stringify({ rules }) });
  const statuses = [];
  for (const id of ['a', 'b', 'd']) statuses.push((await fetch(documents + '/rooms/' + id)).status);
  if (statuses.join() !== '403,404,403') throw new Error(statuses.join());
})();
`;

/** `x == 'a'` is tested both ways; c is never requested. */
const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /rooms/{x} { allow get: if x == 'a'; }
    match /halls/{x} { allow get: if x == 'c'; }
  }
}
`;

/** Starts the Storage rules runtime like the shim does, and requests two files. */
const STORAGE_TESTS = `
const { readFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const [, , launcher, file] = process.argv;
const files = [{ name: 'storage.rules', content: readFileSync(file, 'utf8') }];
const verify = (id, name) => ({ id, action: 'verify', context: { rulesetName: '0', service: 'firebase.storage',
  path: '/b/bucket/o/rooms/' + name, method: 'get',
  variables: { request: { map_value: { fields: {} } }, resource: { null_value: null } } } });
const lines = [{ id: 0, action: 'load_ruleset', context: { rulesetName: '0', source: { files } } },
  verify(1, 'a'), verify(2, 'b')];
const input = lines.map((line) => JSON.stringify(line)).join('\\n') + '\\n';
const args = [launcher, 'storage-rules', process.env.SHAGUN_STORAGE_RECORDINGS];
const { stdout } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
if (!/"permit":true[^]*"permit":false/.test(stdout)) throw new Error(stdout);
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-tools-'));
  writeFileSync(join(folder, 'test.rules'), RULES);
  writeFileSync(join(folder, 'tests.cjs'), TESTS);
  writeFileSync(join(folder, 'storage.rules'), STORAGE_RULES);
  writeFileSync(join(folder, 'storage-tests.cjs'), STORAGE_TESTS);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(tool: string, ...args: string[]): Promise<{ code: number | string; output: string }> {
  const line = ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/rules', tool), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, line, { cwd: PROJECT_ROOT }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

const tested = () => [
  '--rules',
  join(folder, 'test.rules'),
  '--',
  process.execPath,
  join(folder, 'tests.cjs'),
  join(folder, 'test.rules'),
];

const storageTested = () => [
  '--rules',
  join(folder, 'storage.rules'),
  '--',
  process.execPath,
  join(folder, 'storage-tests.cjs'),
  join(PROJECT_ROOT, 'emulator/launch.mjs'),
  join(folder, 'storage.rules'),
];

describe('rules:mutate', () => {
  it('reports surviving mutants and exits with 1', async () => {
    const { code, output } = await run('mutate.ts', ...tested());
    expect(output).toContain('survived');
    expect(output).toMatch(/test\.rules:4:38 {2}x == 'b' && x != 'a' {2}→ {2}\(x == 'b'\)/);
    expect(output).toMatch(/test\.rules:5:38 {2}x == 'c' {2}→ {2}\(\(x\) != \('c'\)\)/);
    expect(output).not.toMatch(/→ {2}\(x != 'a'\)/);
    expect(output).toMatch(/killed \d+, survived \d+, timed out 0/);
    expect(code).toBe(1);
  });

  it('handles Storage rules, recognized by their service', async () => {
    const { code, output } = await run('mutate.ts', ...storageTested());
    expect(output).toContain('replaying 2 requests');
    expect(output).toMatch(/storage\.rules:5:38 {2}x == 'c' {2}→ {2}\(\(x\) != \('c'\)\)/);
    expect(output).not.toMatch(/storage\.rules:4:38/);
    expect(code).toBe(1);
  });

  it('tests each file, and fails if one has a survivor', async () => {
    const [, rules = '', ...command] = tested();
    writeFileSync(join(folder, 'exact.rules'), RULES.replace(/ && x != 'a'/, '').replace(/match \/halls.*/, ''));
    const { code, output } = await run(
      'mutate.ts',
      '--rules',
      join(folder, 'exact.rules'),
      '--rules',
      rules,
      ...command,
    );
    expect(output).toMatch(/made no request under .*exact\.rules/);
    expect(output).toMatch(/mutants of .*test\.rules/);
    expect(code).toBe(1);
  });

  it.each([
    ['a missing file', ['--rules', 'missing.rules'], /--rules: cannot read missing\.rules/],
    ['an unknown flag', ['--rule', 'x'], /Unknown option '--rule'/],
    ['failing tests', ['--', process.execPath, '-e', 'process.exit(3)'], /The rules tests fail/],
    [
      'tests that load no rules',
      ['--', process.execPath, '-e', ''],
      /made no request under firestore\.rules[^]*storage\.rules/,
    ],
    ['a file without rules', ['--rules', 'package.json'], /package\.json:1:1: Unexpected '\{'/],
  ])('reports %s', async (_what, args, message) => {
    const { code, output } = await run('mutate.ts', ...args);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });
});

describe('rules:coverage', () => {
  it('counts the results of each condition and lists those never reached', async () => {
    const { code, output } = await run('coverage.ts', ...tested());
    expect(output).toMatch(/4:38 +1 +2 +0 {2}allow if x == 'b' && x != 'a'/);
    expect(output).toMatch(/5:38 +never reached +allow if x == 'c'/);
    expect(code).toBe(0);
  });

  it('reports how close the requests came to the limits', async () => {
    const { output } = await run('coverage.ts', ...tested());
    expect(output).toMatch(/^ +8 +8 +0 +3 {2}get rooms\/\{x\}$/m);
    expect(output).toContain('most expressions: 8 of 1,000 (get rooms/{x}, line 4)');
    const storage = await run('coverage.ts', ...storageTested());
    expect(storage.output).toContain('most expressions: 3 of 1,000 (get rooms/{x}, line 4)');
  });

  it('handles Storage rules', async () => {
    const { code, output } = await run('coverage.ts', ...storageTested());
    expect(output).toMatch(/4:38 +1 +1 +0 {2}allow if x == 'a'/);
    expect(output).toMatch(/5:38 +never reached +allow if x == 'c'/);
    expect(code).toBe(0);
  });
});
