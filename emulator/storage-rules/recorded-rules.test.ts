import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CoverageNode } from '../rules/coverage.ts';
import { FakeEmulator, type Documents, type Question } from './fake-emulator.ts';
import { RecordedRules } from './recorded-rules.ts';

const rules = (body: string) => `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`;
const PICTURE = '/b/bucket/o/pictures/asha';
const by = (uid: string) => ({ auth: { uid, token: {} } });
const ALBUM = '/databases/(default)/documents/albums/haldi';
const ALBUMS: Documents = new Map([[ALBUM, { owner: { stringValue: 'asha' } }]]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The decisions and the fetched documents. */
async function ask(content: string, questions: readonly Question[], documents?: Documents) {
  const emulator = new FakeEmulator(documents, folder);
  await emulator.load(content);
  const permits: (boolean | undefined)[] = [];
  for (const question of questions) permits.push(await emulator.permits(question));
  expect(await emulator.end()).toEqual([]);
  return { permits, fetched: emulator.fetched };
}

function recorded(content: string): RecordedRules {
  const found = RecordedRules.read(folder, { name: 'storage.rules', content });
  if (!found) throw new Error('Nothing was recorded.');
  return found;
}

function outcomes(content: string): ReadonlyMap<string, string> {
  const { mutants } = recorded(content).tryMutants();
  return new Map(mutants.map(({ replacement, outcome }) => [replacement, outcome]));
}

describe('mutants of Storage rules', () => {
  const content = rules(`match /pictures/{owner} {
    allow read: if request.auth.uid == owner;
    allow create: if request.auth.uid == owner && request.resource.size <= 10 && owner != 'nobody';
  }`);

  it('are killed by requests that decide differently and survive otherwise', async () => {
    const create = (uid: string, size: number): Question => ({
      method: 'create',
      path: PICTURE,
      request: { ...by(uid), resource: { name: 'pictures/asha', size } },
    });
    const { permits } = await ask(content, [create('asha', 10), create('asha', 11), create('ravi', 10)]);
    expect(permits).toEqual([true, false, false]);
    const found = outcomes(content);
    expect(recorded(content).tryMutants().decisions).toBe(3);
    expect(found.get('((request.resource.size) < (10))')).toBe('killed');
    expect(found.get('9')).toBe('killed');
    expect(found.get('11')).toBe('killed');
    expect(found.get("(owner != 'nobody')")).toBe('killed');
    expect(found.get("((owner) == ('nobody'))")).toBe('killed');
    expect(found.get('(request.auth.uid == owner && request.resource.size <= 10)')).toBe('survived');
    // No request ever read.
    expect(found.get('!(request.auth.uid == owner)')).toBe('survived');
  });

  it('are replayed only on recordings of exactly this file', async () => {
    await ask(content, [{ method: 'get', path: PICTURE, request: by('asha') }]);
    expect(RecordedRules.read(folder, { name: 'storage.rules', content: `${content}\n` })).toBeUndefined();
  });

  it('are replayed on the requests of every runtime', async () => {
    await ask(content, [{ method: 'get', path: PICTURE, request: by('asha') }]);
    await ask(content, [{ method: 'get', path: PICTURE, request: by('ravi') }]);
    await ask(rules('match /elsewhere { allow read; }'), [{ method: 'get', path: PICTURE }]);
    expect(recorded(content).tryMutants().decisions).toBe(2);
  });

  it('reject a file that is not a recording', () => {
    writeFileSync(join(folder, '1-0.jsonl'), 'nonsense\n');
    expect(() => recorded(content)).toThrow('Not a line of a recording: nonsense');
  });
});

describe('documents that only a mutant accesses', () => {
  const content = rules(`match /pictures/{owner} {
    allow create: if request.resource.size <= 10
      && firestore.get(${ALBUM}).data.owner == request.auth.uid;
  }`);
  const create = (uid: string, size: number): Question => ({
    method: 'create',
    path: PICTURE,
    request: { ...by(uid), resource: { name: 'pictures/asha', size } },
  });

  it('are fetched with the request so that the mutant can be replayed', async () => {
    const { permits, fetched } = await ask(
      content,
      [create('asha', 10), create('asha', 11), create('ravi', 10)],
      ALBUMS,
    );
    expect(permits).toEqual([true, false, false]);
    expect(fetched).toEqual([ALBUM, ALBUM, ALBUM]);
    // The second request is denied for its size without accessing the album.
    expect(outcomes(content).get('11')).toBe('killed');
  });

  it('are not fetched without a recording', async () => {
    const emulator = new FakeEmulator(ALBUMS);
    await emulator.load(content);
    expect(await emulator.permits(create('asha', 11))).toBe(false);
    expect(emulator.fetched).toEqual([]);
    expect(await emulator.end()).toEqual([]);
  });

  it('do not affect the decision or kill the mutant if fetching them fails', async () => {
    const emulator = new FakeEmulator(ALBUMS, folder);
    await emulator.load(content);
    const fields = { resource: { map_value: { fields: { size: { int_value: 11 } } } }, auth: { null_value: null } };
    const variables = { request: { map_value: { fields } }, resource: { null_value: null } };
    const context = { rulesetName: '0', service: 'firebase.storage', path: PICTURE, method: 'create', variables };
    const question = await emulator.ask({ action: 'verify', context });
    expect(question.context?.path).toBe(ALBUM);
    expect((await emulator.deliver(question.id, { status: 'error' })).context?.path).toBe(ALBUM);
    let answer = await emulator.deliver(question.id, { status: 'error' });
    while (answer.context) answer = await emulator.deliver(answer.id, { status: 'error' });
    expect(answer.result).toEqual({ permit: false });
    expect(await emulator.end()).toEqual([]);
    expect(outcomes(content).get('11')).toBe('survived');
  });
});

it('counts the results of each condition', async () => {
  const content = rules('match /pictures/{owner} { allow get: if request.auth.uid == owner; allow list: if false; }');
  const get = (uid: string): Question => ({ method: 'get', path: PICTURE, request: by(uid) });
  await ask(content, [get('asha'), get('ravi'), get('ravi'), { method: 'get', path: PICTURE }]);
  const [condition, never] = recorded(content).coverage().report;
  const countsOf = ({ values = [] }: CoverageNode) => values.map(({ count }) => count);
  expect(condition && countsOf(condition)).toEqual([1, 2, 1]);
  expect(never?.values).toBeUndefined();
});
