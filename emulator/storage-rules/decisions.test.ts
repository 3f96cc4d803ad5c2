import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeEmulator, type Question } from './fake-emulator.ts';

const rules = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;
const ROOT = '/b/bucket/o';

let emulator: FakeEmulator;
beforeEach(() => {
  emulator = new FakeEmulator();
});
afterEach(async () => {
  expect(await emulator.end()).toEqual([]);
});

type Row = readonly [body: string, question: Question, permit: boolean];

async function decide(content: string, question: Question): Promise<boolean | undefined> {
  expect((await emulator.load(content)).errors).toEqual([]);
  return emulator.permits(question);
}

describe('operations', () => {
  const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'];
  const COVERED: Readonly<Record<string, readonly string[]>> = {
    read: ['get', 'list'],
    write: ['create', 'update', 'delete'],
    ...Object.fromEntries(OPERATIONS.map((operation) => [operation, [operation]])),
  };

  it.each(Object.entries(COVERED))('verb %s covers exactly %j', async (verb, covered) => {
    await emulator.load(rules(`match /{all=**} { allow ${verb}; }`));
    for (const method of OPERATIONS) {
      expect([method, await emulator.permits({ method, path: `${ROOT}/folder`, delimiter: '/' })]).toEqual([
        method,
        covered.includes(method),
      ]);
    }
  });

  it.each([
    ['read', {}, 'get'],
    ['write', { request: { resource: { size: 1 } } }, 'create'],
    ['write', { request: { resource: { size: 1 } }, resource: { size: 1 } }, 'update'],
    ['write', { resource: { size: 1 } }, 'delete'],
  ])('maps %s with %j to a single %s', async (method, files, verb) => {
    const question = { method, path: `${ROOT}/file`, ...files };
    expect(await decide(rules(`match /file { allow ${verb}: if request.method == '${verb}'; }`), question)).toBe(true);
    const others = OPERATIONS.filter((operation) => operation !== verb).join(', ');
    expect(await decide(rules(`match /file { allow ${others}; }`), question)).toBe(false);
  });
});

describe('file paths', () => {
  const get = (name: string): Question => ({ method: 'get', path: `${ROOT}/${name}` });
  it.each<Row>([
    ['match /a/b.png { allow get; }', get('a/b.png'), true],
    ['match /a/b.png { allow get; }', get('a/c.png'), false],
    ['match /a/{file} { allow get: if file == "b c.png"; }', get('a/b c.png'), true],
    ['match /a/{file} { allow get; }', get('a/b/c'), false],
    ['match /{all=**} { allow get: if all == /a/b/c; }', get('a/b/c'), true],
    ['match /a/{rest=**} { allow get; }', get('a'), true],
    ['match /{all=**} { allow get: if bucket == "bucket"; }', get('a'), true],
    ['match /{all=**} { allow get: if request.path is path && request.path == /b/bucket/o/a; }', get('a'), true],
    ['match /{all=**} { allow get: if request.path[3] == "a"; }', get('a'), true],
    ['match /शगुन/{file} { allow get; }', get('शगुन/a'), true],
  ])('`%s` decides %j: %s', async (body, question, permit) => {
    expect(await decide(rules(body), question)).toBe(permit);
  });
});

describe('a path that the emulator would resolve to another file', () => {
  const open = rules('match /public/{all=**} { allow read, write; }');
  const named = (name: string) => ({ name, bucket: 'bucket', size: 1 });
  it.each<readonly [what: string, question: Question, permit: boolean]>([
    ['an unchanged path is allowed', { method: 'get', path: `${ROOT}/public/a`, resource: named('public/a') }, true],
    [
      'a folder path without its slash is allowed',
      { method: 'get', path: `${ROOT}/public/a`, resource: named('public/a/') },
      true,
    ],
    [
      '.. in a read is denied',
      { method: 'get', path: `${ROOT}/public/../private/a`, resource: named('private/a') },
      false,
    ],
    ['.. in a write is denied', { method: 'create', path: `${ROOT}/public/../private/a` }, false],
    ['. in a delete is denied', { method: 'delete', path: `${ROOT}/public/./a` }, false],
    // Sent as the bucket `bucket/o/public`, where the file would be `o/private`.
    [
      'a bucket with slashes is denied',
      { method: 'get', path: `${ROOT}/public/o/private`, resource: named('o/public/private') },
      false,
    ],
    [
      'a bucket with slashes in a create is denied',
      { method: 'create', path: `${ROOT}/public/o/b`, request: { resource: named('b') } },
      false,
    ],
  ])('is decided by the resolved file: %s', async (_what, question, permit) => {
    expect(await decide(open, question)).toBe(permit);
  });
});

describe('list requests', () => {
  const list = (folder: string, delimiter?: string): Question => {
    const path = folder === '' ? ROOT : `${ROOT}/${folder}`;
    return { method: 'list', path, ...(delimiter !== undefined && { delimiter }) };
  };
  it.each<Row>([
    ['match /images/{image} { allow list; }', list('images', '/'), true],
    ['match /images/{image} { allow list; }', list('images/summer', '/'), false],
    ['match /images/{image} { allow list; }', list('', '/'), false],
    ['match /images/{all=**} { allow list; }', list('images', '/'), true],
    ['match /images/{all=**} { allow list; }', list('images/summer', '/'), true],
    ['match /{all=**} { allow list; }', list('', '/'), true],
    // Permission to see the files of a folder does not include its sibling folders.
    ['match /{file} { allow list; }', list('images', '/'), false],
    ['match /{owner}/{file} { allow list: if owner == "asha"; }', list('asha', '/'), true],
    ['match /{owner}/{file} { allow list: if owner == "asha"; }', list('ravi', '/'), false],
    ['match /{owner}/{file} { allow list: if file == "a.png"; }', list('asha', '/'), false],
    // Without a delimiter the whole subtree is listed.
    ['match /images/{image} { allow list; }', list('images'), false],
    ['match /images/{image} { allow list; }', list('images', ''), false],
    ['match /images/{all=**} { allow list; }', list('images'), true],
    // A delimiter that no name contains has the same effect.
    ['match /images/{image} { allow list; }', list('images', '~'), false],
    ['match /images/{all=**} { allow get; }', list('images', '/'), false],
  ])('`%s` decides %j: %s', async (body, question, permit) => {
    expect(await decide(rules(body), question)).toBe(permit);
  });

  it('are denied in version 1', async () => {
    await emulator.load(rules('match /{all=**} { allow read; }', '1'));
    expect(await emulator.permits({ method: 'get', path: `${ROOT}/images/a` })).toBe(true);
    expect(await emulator.verify(list('images', '/'))).toMatchObject({
      result: { permit: false },
      warnings: ["Permission denied. List operations are only allowed for rules_version='2'."],
    });
  });
});

describe('request.auth', () => {
  const token = { sub: 'asha', email: 'asha@shagun.example', admin: true, firebase: { sign_in_provider: 'password' } };
  const asked = (auth: unknown): Question => ({ method: 'get', path: `${ROOT}/file`, request: { auth } });
  const asha = asked({ uid: 'asha', token });
  it.each<Row>([
    ['request.auth != null', asha, true],
    ['request.auth != null', asked(null), false],
    ['request.auth.uid == "asha"', asha, true],
    ['request.auth.uid == "asha"', asked({ uid: 'ravi', token: {} }), false],
    // The emulator sends a token without a user as a map without uid.
    ['request.auth.uid == "asha"', asked({ token: {} }), false],
    ['request.auth.token.admin', asha, true],
    ['request.auth.token.admin', asked({ uid: 'ravi', token: {} }), false],
    ['request.auth.token.firebase.sign_in_provider == "password"', asha, true],
    ['request.auth.token.email.matches(".*@shagun[.]example")', asha, true],
  ])('`%s` decides %j: %s', async (condition, question, permit) => {
    expect(await decide(rules(`match /file { allow get: if ${condition}; }`), question)).toBe(permit);
  });
});

describe('file metadata', () => {
  const file = {
    name: 'pictures/asha/us.png',
    bucket: 'bucket',
    generation: 1_700_000_000_000,
    metageneration: 2,
    size: 5 * 1024 * 1024,
    timeCreated: new Date('2026-02-14T10:00:00.123Z'),
    updated: new Date('2026-02-15T10:00:00Z'),
    md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==',
    crc32c: 'AAAAAA==',
    etag: 'abc',
    contentDisposition: undefined,
    contentEncoding: 'identity',
    contentType: 'image/png',
    metadata: { album: 'haldi' },
  };
  const path = `${ROOT}/${file.name}`;

  it.each([
    ['name == "pictures/asha/us.png"', true],
    ['bucket == "bucket"', true],
    ['generation is int', true],
    ['generation == 1700000000000', true],
    ['metageneration == 2', true],
    ['size is int', true],
    ['size <= 5 * 1024 * 1024', true],
    ['size < 5 * 1024 * 1024', false],
    ['timeCreated is timestamp', true],
    ['timeCreated < file.updated', true],
    ['timeCreated == timestamp.value(1771063200123)', true],
    ['timeCreated.year() == 2026', true],
    ['updated - duration.value(1, "d") < file.timeCreated', true],
    ['md5Hash == "1B2M2Y8AsgTpgAmY7PhCfg=="', true],
    ['crc32c == "AAAAAA=="', true],
    ['etag is string', true],
    ['contentDisposition == null', true],
    ['contentEncoding == "identity"', true],
    ['contentType.matches("image/.*")', true],
    ['contentType.matches("image")', false],
    ['contentType in ["image/png", "image/jpeg"]', true],
    ['metadata is map', true],
    ['metadata.album == "haldi"', true],
    ['metadata.keys().hasOnly(["album"])', true],
    ['metadata.size() == 0', false],
    ['metadata.price == "1"', false],
    ['nonsense == null', false],
  ])('%s is %s for resource and request.resource', async (condition, permit) => {
    const rule = (name: string) =>
      rules(`match /{all=**} { allow get, create: if check(${name}); }
        function check(file) { return file.${condition}; }`);
    expect(await decide(rule('resource'), { method: 'get', path, resource: file })).toBe(permit);
    expect(await decide(rule('request.resource'), { method: 'create', path, request: { resource: file } })).toBe(
      permit,
    );
  });

  it.each<Row>([
    ['resource == null', { method: 'create', path, request: { resource: file } }, true],
    ['resource == null', { method: 'create', path, request: { resource: file }, resource: file }, false],
    ['request.resource == null', { method: 'delete', path, resource: file }, true],
    ['resource.size < 1', { method: 'get', path }, false],
    [
      'request.resource.metadata.diff(resource.metadata).affectedKeys().hasOnly(["album"])',
      { method: 'update', path, request: { resource: { ...file, metadata: { album: 'sangeet' } } }, resource: file },
      true,
    ],
    [
      'request.resource.contentType == resource.contentType',
      { method: 'update', path, request: { resource: { ...file, contentType: 'text/html' } }, resource: file },
      false,
    ],
    ['request.time > resource.updated', { method: 'get', path, request: { time: new Date() }, resource: file }, true],
    ['request.time < timestamp.date(2026, 1, 1)', { method: 'get', path, request: { time: file.updated } }, false],
  ])('`%s` decides %j: %s', async (condition, question, permit) => {
    expect(await decide(rules(`match /{all=**} { allow read, write: if ${condition}; }`), question)).toBe(permit);
  });

  // Google documents the fields but not the value of one that an upload does not set. The Storage emulator sends it as
  // undefined, which is null here; storage.rules require a value of every field that they read.
  it.each([
    ['contentType == null', true],
    ['contentType != "text/html"', true],
    ['contentType.matches(".*")', false],
    ['contentType in ["image/png", "image/jpeg"]', false],
    ['metadata.album == "haldi"', false],
    ['metadata.get("album", null) == null', true],
    // Never sent.
    ['contentLanguage == null', false],
    ['cacheControl == null', false],
  ])('%s is %s for a file with unset fields', async (condition, permit) => {
    const unset = { ...file, contentType: undefined, metadata: {} };
    const question = { method: 'create', path, request: { resource: unset } };
    expect(await decide(rules(`match /{all=**} { allow create: if request.resource.${condition}; }`), question)).toBe(
      permit,
    );
  });
});
