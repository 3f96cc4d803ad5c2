import { afterEach, describe, expect, it } from 'vitest';
import { FakeEmulator } from './fake-emulator.ts';

const PREFIX = '/databases/(default)/documents';
const VARIABLES = { request: { map_value: {} }, resource: { null_value: null } };
const QUESTION = { method: 'get', path: '/b/bucket/o/albums/haldi/us.png' };

const DOCUMENTS = Object.entries({
  [`${PREFIX}/albums/haldi`]: { owner: { stringValue: 'asha' }, open: { booleanValue: true } },
  [`${PREFIX}/albums/closed`]: { owner: { stringValue: 'asha' }, open: { booleanValue: false } },
  [`${PREFIX}/users/asha`]: {},
  [`${PREFIX}/users/asha/keys/a%20%25%3F`]: {},
  [`${PREFIX}/values/all`]: {
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    int: { integerValue: '9007199254740993' },
    float: { doubleValue: 2 },
    nan: { doubleValue: 'NaN' },
    text: { stringValue: 'शगुन' },
    time: { timestampValue: '2026-02-14T10:00:00.123456789Z' },
    bytes: { bytesValue: 'AQID' },
    ref: { referenceValue: 'projects/demo/databases/(default)/documents/users/asha' },
    place: { geoPointValue: { latitude: 26.9 } },
    list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
    empty: { arrayValue: {} },
    map: { mapValue: { fields: { inner: { mapValue: {} } } } },
  },
});

let emulator: FakeEmulator;
afterEach(async () => {
  expect(await emulator.end()).toEqual([]);
});

async function load(condition: string, documents = new Map<string, object>(DOCUMENTS)): Promise<void> {
  emulator = new FakeEmulator(documents);
  const { errors } = await emulator.load(`rules_version = '2';
    service firebase.storage { match /b/{bucket}/o {
      function album(id) { return firestore.get(/databases/(default)/documents/albums/$(id)).data; }
      function has(path) { return firestore.exists(path); }
      match /albums/{album}/{file} { allow get: if ${condition}; }
    } }`);
  expect(errors).toEqual([]);
}

const exists = (id: string) => `has(/databases/(default)/documents/albums/${id})`;

it.each([
  ['album(album).open', true, 1],
  ['album("closed").open', false, 1],
  ['album("nowhere").open', false, 1],
  [exists('haldi'), true, 1],
  [exists('nowhere'), false, 1],
  [`!${exists('nowhere')}`, true, 1],
  // Repeated access to a document fetches it once.
  ['album(album).open && album(album).owner == "asha" && album("haldi").owner != "ravi"', true, 1],
  ['album(album).open && !album("closed").open', true, 2],
  // A missing document is cached too.
  [`!${exists('nowhere')} && !${exists('nowhere')} && ${exists('haldi')}`, true, 2],
  // Short-circuited operands fetch nothing.
  [`true || ${exists('haldi')}`, true, 0],
  [`false && ${exists('haldi')}`, false, 0],
  // A failing access is ignored if the other operand decides.
  ['album("nowhere").open || true', true, 1],
  [`${exists('haldi')} && ${exists('closed')} && ${exists('third')}`, false, 2],
])('evaluates %s to %s with %d fetched documents', async (condition, permit, fetched) => {
  await load(condition);
  expect(await emulator.permits(QUESTION)).toBe(permit);
  expect(emulator.fetched).toHaveLength(fetched);
});

it('denies a request that accesses a third document and says so', async () => {
  await load(`${exists('haldi')} && ${exists('closed')} && ${exists('third')} || true`);
  const { result, warnings } = await emulator.verify(QUESTION);
  expect(result).toEqual({ permit: false });
  expect(warnings).toEqual([expect.stringContaining('The maximum of 2 document access calls has been reached.')]);
});

it('counts accessed documents per request', async () => {
  await load('album(album).open && album("closed").owner == "asha"');
  expect([await emulator.permits(QUESTION), await emulator.permits(QUESTION)]).toEqual([true, true]);
  expect(emulator.fetched).toHaveLength(4);
});

it('fetches documents again for each request', async () => {
  const documents = new Map<string, object>(DOCUMENTS);
  await load('album(album).open', documents);
  expect(await emulator.permits(QUESTION)).toBe(true);
  documents.set(`${PREFIX}/albums/haldi`, { open: { booleanValue: false } });
  expect(await emulator.permits(QUESTION)).toBe(false);
  documents.delete(`${PREFIX}/albums/haldi`);
  expect(await emulator.permits(QUESTION)).toBe(false);
});

it.each([
  'nothing == null',
  'yes',
  'int == 9007199254740993',
  'float is float',
  'nan != data().nan',
  'text == "शगुन"',
  'time is timestamp',
  'time.nanos() == 123456789',
  'bytes.toBase64() == "AQID"',
  'ref is path',
  'ref == /databases/(default)/documents/users/asha',
  'place.latitude() == 26.9',
  'place.longitude() == 0.0',
  'list == [1, "a"]',
  'empty.size() == 0',
  'map.inner.size() == 0',
  'keys().size() == 13',
])('converts stored values: %s', async (condition) => {
  emulator = new FakeEmulator(new Map(DOCUMENTS));
  await emulator.load(`rules_version = '2';
    service firebase.storage { match /b/{bucket}/o/{file=**} {
      function data() { return firestore.get(/databases/(default)/documents/values/all).data; }
      allow get: if data().${condition};
    } }`);
  expect(await emulator.verify(QUESTION)).toMatchObject({ result: { permit: true }, warnings: [] });
});

it('exposes the id and name of a document, and an empty document as an empty map', async () => {
  await load(`firestore.get(/databases/(default)/documents/users/asha).id == 'asha'
    && firestore.get(/databases/(default)/documents/users/asha).data.size() == 0
    && firestore.get(/databases/(default)/documents/users/asha)['__name__'] == /databases/(default)/documents/users/asha`);
  expect(await emulator.permits(QUESTION)).toBe(true);
});

describe('document paths', () => {
  const named = (path: string) => `firestore.exists(${path})`;
  it('are percent-encoded', async () => {
    await load(named('/databases/(default)/documents/users/asha/keys/$("a %?")'));
    expect(await emulator.permits(QUESTION)).toBe(true);
    expect(emulator.fetched).toEqual([`${PREFIX}/users/asha/keys/a%20%25%3F`]);
  });

  it.each([
    '/databases/(default)/documents/albums',
    '/databases/(default)/documents',
    '/albums/haldi',
    '/databases/(default)/documents/users/$("..")',
    '/databases/(default)/documents/users/$(".")',
    '/databases/(default)/documents/users/$("")',
    '/databases/(default)/documents/users/$("asha/../ravi")',
  ])('that do not name a document fail: %s', async (path) => {
    await load(`${named(path)} || !${named(path)}`);
    expect((await emulator.verify(QUESTION)).result).toEqual({ permit: false });
    expect(emulator.fetched).toEqual([]);
  });
});

it('answers concurrent requests from their own documents', async () => {
  await load('album(album).open && album("closed").owner == "asha"');
  const albums = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 'haldi' : 'closed'));
  const permits = await Promise.all(
    albums.map((album) => emulator.permits({ method: 'get', path: `/b/bucket/o/albums/${album}/us.png` })),
  );
  expect(permits).toEqual(albums.map((album) => album === 'haldi'));
});

it.each([
  [{ status: 'invalid_state' }, 'did not fetch the document'],
  [{ status: 'ok' }, 'has no content'],
  [{ status: 'ok', result: { fields: { open: { strangeValue: 1 } } } }, 'Not a value of a document'],
])('denies a request whose document arrives malformed: %j', async (delivery, problem) => {
  await load('album(album).open');
  const context = { rulesetName: '0', path: QUESTION.path, method: 'get', variables: VARIABLES };
  const asked = await emulator.ask({ action: 'verify', context });
  expect(asked).toMatchObject({ server_request_id: asked.id, action: 'fetch_firestore_document' });
  const answer = await emulator.deliver(asked.id, delivery);
  expect(answer.result).toBeUndefined();
  expect(answer.errors).toEqual([expect.stringContaining(problem)]);
  expect((await emulator.deliver(asked.id, delivery)).errors).toEqual([
    expect.stringContaining('waits for a document'),
  ]);
});
