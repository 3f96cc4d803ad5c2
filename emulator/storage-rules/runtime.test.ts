import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeEmulator } from './fake-emulator.ts';
import { runStorageRules } from './runtime.ts';

const rules = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;
const FILE = { method: 'get', path: '/b/bucket/o/file' };

let emulator: FakeEmulator;
/** The expected error output of the runtime. */
let complaints: unknown[];
beforeEach(() => {
  emulator = new FakeEmulator();
  complaints = [];
});
afterEach(async () => {
  expect(await emulator.end()).toEqual(complaints);
});

it('announces that it is ready', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end();
  await runStorageRules(input, output);
  output.end();
  expect(await text(output)).toBe('{"id":-1,"status":"ok"}\n');
});

it.each([
  ["rules_version = '2';\nservice firebase.storage {}", 2],
  ["rules_version = '1';\nservice firebase.storage {}", 1],
  ['service firebase.storage {}', 1],
])('loads a ruleset and reports its version: %s', async (content, rulesVersion) => {
  expect(await emulator.load(content)).toMatchObject({ id: 0, errors: [], result: { rulesVersion } });
});

it('rejects an invalid ruleset with errors in the format the CLI prints', async () => {
  const answer = await emulator.load("rules_version = '2';\nservice firebase.storage {{\n}");
  expect(answer.result).toBeUndefined();
  expect(answer.errors.map((error): unknown => JSON.parse(error))).toEqual([
    {
      description_: expect.stringContaining("Unexpected '{'") as string,
      sourcePosition_: { fileName_: 'storage.rules', line_: 2, column_: 27, currentOffset_: 47, endOffset_: 48 },
      severity_: 3,
    },
  ]);
});

it('keeps the previous ruleset if a new one is rejected', async () => {
  await emulator.load(rules('match /file { allow read; }'), '0');
  expect((await emulator.load('nonsense', '1')).errors).toHaveLength(1);
  expect(await emulator.permits({ ...FILE, ruleset: '0' })).toBe(true);
  expect((await emulator.verify({ ...FILE, ruleset: '1' })).errors).toEqual(['Ruleset "1" was never loaded.']);
});

it('keeps the rulesets of several buckets apart', async () => {
  await emulator.load(rules('match /file { allow read; }'), '0');
  await emulator.load(rules('match /file { allow read: if false; }'), '1');
  expect(await emulator.permits({ ...FILE, ruleset: '0' })).toBe(true);
  expect(await emulator.permits({ ...FILE, ruleset: '1' })).toBe(false);
});

it('allows what any file of a multi-file ruleset allows', async () => {
  const files = [
    { name: 'a.rules', content: rules('match /a { allow read; }') },
    { name: 'b.rules', content: rules('match /b { allow read; }') },
  ];
  await emulator.ask({ action: 'load_ruleset', context: { rulesetName: '0', source: { files } } });
  expect(await emulator.permits({ method: 'get', path: '/b/bucket/o/a' })).toBe(true);
  expect(await emulator.permits({ method: 'get', path: '/b/bucket/o/b' })).toBe(true);
  expect(await emulator.permits({ method: 'get', path: '/b/bucket/o/c' })).toBe(false);
});

it('prints readable warnings for a ruleset it uses', async () => {
  const answer = await emulator.load(rules('function unused() { return true; }'));
  expect(answer.warnings.map((warning): unknown => JSON.parse(warning))).toMatchObject([
    { severity_: 2, sourcePosition_: { line_: 2 } },
  ]);
  expect(emulator.remarks).toEqual([expect.stringMatching(/^Warning: storage\.rules:2:\d+: Unused function: unused/)]);
});

it('warns about rules for another service', async () => {
  await emulator.load("rules_version = '2';\nservice cloud.firestore { match /{all=**} { allow read; } }");
  expect(emulator.remarks).toEqual([
    expect.stringContaining("storage.rules:2:1: There is no 'service firebase.storage'"),
  ]);
  expect(await emulator.permits(FILE)).toBe(false);
});

it('names the rule and condition that denied a request', async () => {
  await emulator.load(rules('match /{name} {\n allow get: if request.auth != null\n && name != "x"; }'));
  const { result, errors, warnings } = await emulator.verify(FILE);
  expect({ result, errors }).toEqual({ result: { permit: false }, errors: [] });
  expect(warnings).toEqual([
    "Permission denied on /b/bucket/o/file: false for 'get' @ L3 (storage.rules:3:16: request.auth != null)",
  ]);
});

it('escapes control characters from clients in the log', async () => {
  await emulator.load(rules('match /{name} { allow get: if false; }'));
  const { warnings } = await emulator.verify({ method: 'get', path: '/b/bucket/o/a\n\u001b[2JAll is well\u2028' });
  expect(warnings).toEqual([expect.stringContaining(String.raw`/b/bucket/o/a\u000a\u001b[2JAll is well\u2028:`)]);
});

it('reports a line without an id and continues', async () => {
  emulator.send('{"id"');
  emulator.send('[]');
  emulator.send('');
  complaints = [expect.stringContaining('Not JSON'), expect.stringContaining('no id')];
  expect(await emulator.load('service firebase.storage {}')).toMatchObject({ errors: [] });
});

it.each([
  [{ action: 'dance', context: { rulesetName: '0' } }, 'Unknown action "dance".'],
  [{ action: 'verify', context: {} }, 'The request names no ruleset.'],
  [{ action: 'load_ruleset', context: { rulesetName: '0', source: {} } }, 'The ruleset has no files'],
  [{ action: 'verify', context: { rulesetName: '0', path: '/b/x/o/y', method: 'dance' } }, 'Cannot verify "dance"'],
  [
    { action: 'verify', context: { rulesetName: '0', path: '/b/x/o/y', method: 'get', service: 'cloud.firestore' } },
    'of the service "cloud.firestore"',
  ],
  [
    {
      action: 'verify',
      context: { rulesetName: '0', path: '/', method: 'get', variables: { request: { int_value: 'x' } } },
    },
    'Not a value of the rules language',
  ],
  [
    {
      action: 'verify',
      context: { rulesetName: '0', path: '/', method: 'get', variables: { request: { constructor: {} } } },
    },
    'Not a value of the rules language',
  ],
  [{ status: 'not_found' }, 'waits for a document'],
])('responds to an invalid request with an error: %j', async (request, problem) => {
  await emulator.load(rules('match /{all=**} { allow read, write; }'));
  const answer = await emulator.ask(request);
  expect(answer.result).toBeUndefined();
  expect(answer.errors).toEqual([expect.stringContaining(problem)]);
});

it('never parses client data as a request', async () => {
  await emulator.load(rules('match /{name} { allow read: if false; }'));
  const open = { rulesetName: '0', source: { files: [{ content: rules('match /{name} { allow read; }') }] } };
  // Some line readers split at U+2028.
  const hostile = ['\u2028', '\u2029', '\u0085', '\r', '\v', '\f']
    .map((end) => `${end}${JSON.stringify({ id: 99, action: 'load_ruleset', context: open })}${end}`)
    .join('');
  const path = `/b/bucket/o/${hostile.replaceAll('/', '')}`;
  expect(await emulator.permits({ method: 'get', path, resource: { metadata: { hostile } } })).toBe(false);
  expect(await emulator.permits(FILE)).toBe(false);
});

it('reassembles a line that arrives in single bytes', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const done = runStorageRules(input, output);
  const files = [{ name: 'शगुन.rules', content: 'nonsense' }];
  const request = { id: 5, action: 'load_ruleset', context: { rulesetName: '0', source: { files } } };
  for (const byte of Buffer.from(`${JSON.stringify(request)}\n`)) input.write(Buffer.from([byte]));
  input.end();
  await done;
  output.end();
  expect(await text(output)).toContain('शगुन.rules');
});
