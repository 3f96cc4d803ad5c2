import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { Rest, stringAt } from './raw/rest.ts';

let emulator: EmulatorProcess;
let rest: Rest;
let project = 0;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => {
  rest = new Rest(emulator.origin, `service-${++project}`);
});

const integer = (n: number) => ({ integerValue: String(n) });
const storeNumbers = (count: number) =>
  rest.store(
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`gifts/g${n}`, { n: integer(n), odd: { booleanValue: n % 2 === 1 } }]),
    ),
  );

async function found(structuredQuery: object): Promise<readonly string[]> {
  const { status, body } = await rest.post(':runQuery', {
    structuredQuery: { from: [{ collectionId: 'gifts' }], ...structuredQuery },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const answers = body as { document?: { name: string } }[];
  return answers.flatMap(({ document }) => (document ? [document.name.slice(document.name.lastIndexOf('/') + 1)] : []));
}

const compare = (path: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: path }, op, value },
});

test('a query skips its offset', async () => {
  await storeNumbers(5);
  expect(await found({ offset: 3 })).toEqual(['g3', 'g4']);
  expect(
    await found({ offset: 1, limit: 2, orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] }),
  ).toEqual(['g3', 'g2']);
  expect(await found({ offset: 9 })).toEqual([]);
});

test('a projection returns the selected fields, or only names', async () => {
  await storeNumbers(1);
  const select = async (...paths: string[]) => {
    const fields = paths.map((fieldPath) => ({ fieldPath }));
    const { body } = await rest.post(':runQuery', {
      structuredQuery: { from: [{ collectionId: 'gifts' }], select: { fields } },
    });
    return (body as { document: { fields?: object } }[])[0]?.document.fields ?? {};
  };
  expect(await select('n')).toEqual({ n: integer(0) });
  expect(await select('__name__')).toEqual({});
});

test('implied orders follow the explicit ones', async () => {
  const gift = (n: number, even: boolean) => ({ n: integer(n), even: { booleanValue: even } });
  await rest.store({ 'gifts/a': gift(3, true), 'gifts/b': gift(2, true), 'gifts/c': gift(1, false) });
  const by = (fieldPath: string, direction: string) => ({ orderBy: [{ field: { fieldPath }, direction }] });
  expect(await found(by('even', 'ASCENDING'))).toEqual(['c', 'a', 'b']);
  expect(await found(by('even', 'DESCENDING'))).toEqual(['b', 'a', 'c']);
  const overZero = { where: compare('n', 'GREATER_THAN', integer(0)) };
  expect(await found(overZero)).toEqual(['c', 'b', 'a']);
  expect(await found({ ...overZero, ...by('n', 'DESCENDING') })).toEqual(['a', 'b', 'c']);
  expect(await found({ ...overZero, ...by('even', 'DESCENDING') })).toEqual(['a', 'b', 'c']);
  expect(await found({ ...overZero, limit: 1 })).toEqual(['c']);
});

test('null and NaN match neither `in` nor array operators', async () => {
  await rest.store({
    'gifts/null': { v: { nullValue: null }, l: { arrayValue: { values: [{ nullValue: null }] } } },
    'gifts/nan': { v: { doubleValue: 'NaN' } },
    'gifts/one': { v: integer(1) },
  });
  const values = { arrayValue: { values: [{ nullValue: null }, { doubleValue: 'NaN' }, integer(1)] } };
  expect(await found({ where: compare('v', 'IN', values) })).toEqual(['one']);
  expect(await found({ where: compare('l', 'ARRAY_CONTAINS_ANY', values) })).toEqual([]);
});

test('integers and doubles compare exactly beyond the precision of a double', async () => {
  await rest.store({
    'gifts/int': { v: { integerValue: '9007199254740993' } },
    'gifts/double': { v: { doubleValue: 9007199254740992 } },
    'gifts/max': { v: { integerValue: '9223372036854775807' } },
    'gifts/pow': { v: { doubleValue: 9223372036854775807 } },
  });
  expect(await found({ orderBy: [{ field: { fieldPath: 'v' } }] })).toEqual(['double', 'int', 'max', 'pow']);
  expect(await found({ where: compare('v', 'EQUAL', { doubleValue: 9007199254740992 }) })).toEqual(['double']);
  expect(await found({ where: compare('v', 'GREATER_THAN', { integerValue: '9223372036854775807' }) })).toEqual([
    'pow',
  ]);
});

test('an aggregation supports an alias, a limit and an upper bound', async () => {
  await storeNumbers(10);
  const aggregate = async (aggregations: object[], query: object = {}) => {
    const { body } = await rest.post(':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'gifts' }], ...query }, aggregations },
    });
    return body;
  };
  expect(
    await aggregate([
      { alias: 'all', count: {} },
      { alias: 'few', count: { upTo: '3' } },
    ]),
  ).toMatchObject([{ result: { aggregateFields: { all: integer(10), few: integer(3) } } }]);
  const sum = { alias: 'sum', sum: { field: { fieldPath: 'n' } } };
  expect(await aggregate([sum, { alias: 'mean', avg: { field: { fieldPath: 'n' } } }], { limit: 4 })).toMatchObject([
    { result: { aggregateFields: { sum: integer(6), mean: { doubleValue: 1.5 } } } },
  ]);
});

test('a read at a past time returns that snapshot', async () => {
  await storeNumbers(2);
  const time = stringAt((await rest.get('/gifts/g1')).body, 'updateTime');
  await rest.send('DELETE', '/gifts/g1');
  expect(await rest.get('/gifts/g1')).toMatchObject({ status: 404 });
  expect(await rest.get(`/gifts/g1?readTime=${time}`)).toMatchObject({
    status: 200,
    body: { fields: { n: integer(1) } },
  });
});

test('a read-only transaction reads one snapshot and cannot write', async () => {
  await storeNumbers(1);
  const begun = await rest.post(':beginTransaction', { options: { readOnly: {} } });
  const transaction = stringAt(begun.body, 'transaction');
  const read = () => rest.get(`/gifts/g0?transaction=${encodeURIComponent(transaction)}`);
  expect((await read()).body).toMatchObject({ fields: { n: integer(0) } });
  await rest.store({ 'gifts/g0': { n: integer(7) } });
  expect((await read()).body).toMatchObject({ fields: { n: integer(0) } });
  const writes = [{ delete: rest.name('gifts/g0') }];
  expect(await rest.post(':commit', { writes, transaction })).toMatchObject({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT' } },
  });
});

test('a rolled-back or unknown transaction cannot commit', async () => {
  const transaction = stringAt((await rest.post(':beginTransaction', {})).body, 'transaction');
  expect(await rest.post(':rollback', { transaction })).toMatchObject({ status: 200, body: {} });
  const writes = [{ update: { name: rest.name('gifts/a'), fields: {} } }];
  for (const gone of [transaction, Buffer.from('never begun').toString('base64')]) {
    expect(await rest.post(':commit', { writes, transaction: gone })).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  }
  expect(await rest.get('/gifts/a')).toMatchObject({ status: 404 });
});

test.each<[what: string, method: string, path: string, body: object | undefined, code: number, status: string]>([
  ['an unknown field of a message', 'POST', ':commit', { wrties: [] }, 400, 'INVALID_ARGUMENT'],
  ['a query without a collection', 'POST', ':runQuery', { structuredQuery: {} }, 400, 'INVALID_ARGUMENT'],
  [
    'a negative limit',
    'POST',
    ':runQuery',
    { structuredQuery: { from: [{ collectionId: 'a' }], limit: -1 } },
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'an unknown operator',
    'POST',
    ':runQuery',
    { structuredQuery: { from: [{ collectionId: 'a' }], where: compare('a', 'LIKE', integer(1)) } },
    400,
    'INVALID_ARGUMENT',
  ],
  ['a method that is none', 'POST', ':fly', {}, 404, 'NOT_FOUND'],
  ['a name with a reserved segment', 'PATCH', '/a/__b__', { fields: {} }, 400, 'INVALID_ARGUMENT'],
  [
    'a field path that ends in a dot',
    'PATCH',
    '/a/b?updateMask.fieldPaths=a.',
    { fields: {} },
    400,
    'INVALID_ARGUMENT',
  ],
  ['bytes that are not base64', 'PATCH', '/a/b', { fields: { b: { bytesValue: '%%%' } } }, 400, 'INVALID_ARGUMENT'],
  [
    'a list in a list',
    'PATCH',
    '/a/b',
    { fields: { l: { arrayValue: { values: [{ arrayValue: {} }] } } } },
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a latitude beyond the pole',
    'PATCH',
    '/a/b',
    { fields: { g: { geoPointValue: { latitude: 91, longitude: 0 } } } },
    400,
    'INVALID_ARGUMENT',
  ],
])('%s is rejected with Google’s wording', async (_what, method, path, body, code, status) => {
  const answer = await rest.send(method, path, body);
  const error = { code, status, message: expect.stringMatching(/./) as string };
  const wrapped: unknown = Array.isArray(answer.body) ? answer.body[0] : answer.body;
  expect(answer.status).toBe(code);
  expect(wrapped).toMatchObject({ error });
});

test('CORS admits pages of other origins: preflight and response', async () => {
  const origin = 'http://127.0.0.1:5173';
  const preflight = await fetch(`${rest.documents}:commit`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,x-goog-api-client',
    },
  });
  expect(preflight.status).toBeLessThan(300);
  expect(['*', origin]).toContain(preflight.headers.get('Access-Control-Allow-Origin'));
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toMatch(/POST/);
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toMatch(/x-goog-api-client|\*/);
  const answer = await fetch(`${rest.documents}/gifts/none`, { headers: { Origin: origin } });
  expect(answer.status).toBe(404);
  expect(['*', origin]).toContain(answer.headers.get('Access-Control-Allow-Origin'));
});

test('clearing a database leaves other databases untouched', async () => {
  const other = new Rest(emulator.origin, `service-${project}-other`);
  await rest.store({ 'gifts/a': {}, 'x/y/z/w': {} });
  await other.store({ 'gifts/a': {} });
  const cleared = await fetch(`${emulator.origin}/emulator/v1/${rest.database}/documents`, { method: 'DELETE' });
  expect(cleared.status).toBe(200);
  expect((await rest.post(':listCollectionIds', {})).body).toEqual({});
  expect(await other.get('/gifts/a')).toMatchObject({ status: 200 });
});

test('the root responds with Ok', async () => {
  const answer = await fetch(`${emulator.origin}/`);
  expect([answer.status, (await answer.text()).trim()]).toEqual([200, 'Ok']);
});
