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
  rest = new Rest(emulator.origin, `documents-${++project}`);
});

test('a document is created once, with the given id or a generated one', async () => {
  const fields = { n: { integerValue: '1' } };
  const made = await rest.post('/gifts?documentId=lamp', { fields });
  expect(made).toMatchObject({ status: 200, body: { name: rest.name('gifts/lamp'), fields } });
  expect(made.body).toMatchObject({ createTime: stringAt(made.body, 'updateTime') });
  const again = await rest.post('/gifts?documentId=lamp', { fields });
  expect(again).toMatchObject({ status: 409, body: { error: { code: 409, status: 'ALREADY_EXISTS' } } });
  const fresh = await rest.post('/gifts', { fields });
  expect(stringAt(fresh.body, 'name')).toMatch(/\/documents\/gifts\/\w{20}$/);
});

test('a missing document is a 404 that names it', async () => {
  const { status, body } = await rest.get('/gifts/none');
  expect(status).toBe(404);
  expect(body).toEqual({
    error: { code: 404, status: 'NOT_FOUND', message: expect.stringContaining(rest.name('gifts/none')) as string },
  });
});

test('integers keep all 64 bits and doubles stay doubles', async () => {
  const fields = {
    largest: { integerValue: '9223372036854775807' },
    smallest: { integerValue: '-9223372036854775808' },
    whole: { doubleValue: 1 },
    zero: { doubleValue: '-0' },
    nan: { doubleValue: 'NaN' },
    infinite: { doubleValue: '-Infinity' },
    hasOwnProperty: { booleanValue: true },
  };
  await rest.store({ 'gifts/a': fields });
  const { body } = await rest.get('/gifts/a');
  expect(body).toMatchObject({ fields: { ...fields, zero: { doubleValue: expect.anything() as unknown } } });
});

test('an integer of more than 64 bits is rejected', async () => {
  const { status, body } = await rest.send('PATCH', '/gifts/a', {
    fields: { n: { integerValue: '9223372036854775808' } },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

test('increments saturate at the largest integer', async () => {
  await rest.store({ 'gifts/a': { n: { integerValue: '9223372036854775800' } } });
  const increment = { fieldPath: 'n', increment: { integerValue: '100' } };
  const { body } = await rest.post(':commit', {
    writes: [{ transform: { document: rest.name('gifts/a'), fieldTransforms: [increment] } }],
  });
  expect(body).toMatchObject({ writeResults: [{ transformResults: [{ integerValue: '9223372036854775807' }] }] });
});

test('PATCH with an update mask changes the masked fields and deletes those without a value', async () => {
  await rest.store({
    'gifts/a': { keep: { booleanValue: true }, gone: { nullValue: null }, n: { integerValue: '1' } },
  });
  const { body } = await rest.send('PATCH', '/gifts/a?updateMask.fieldPaths=n&updateMask.fieldPaths=gone', {
    fields: { n: { integerValue: '2' }, ignored: { booleanValue: true } },
  });
  expect(body).toMatchObject({ fields: { keep: { booleanValue: true }, n: { integerValue: '2' } } });
  expect(Object.keys((body as { fields: object }).fields).sort()).toEqual(['keep', 'n']);
});

test('a read mask selects the returned fields', async () => {
  await rest.store({
    'gifts/a': {
      a: { integerValue: '1' },
      m: { mapValue: { fields: { x: { integerValue: '2' }, y: { integerValue: '3' } } } },
    },
  });
  const { body } = await rest.get('/gifts/a?mask.fieldPaths=m.y');
  expect((body as { fields: object }).fields).toEqual({ m: { mapValue: { fields: { y: { integerValue: '3' } } } } });
});

test('preconditions on existence and update time are enforced', async () => {
  const missing = await rest.send('PATCH', '/gifts/a?currentDocument.exists=true', { fields: {} });
  expect(missing).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
  const made = await rest.send('PATCH', '/gifts/a?currentDocument.exists=false', {
    fields: { n: { integerValue: '1' } },
  });
  const first = stringAt(made.body, 'updateTime');
  await rest.store({ 'gifts/a': { n: { integerValue: '2' } } });
  const stale = await rest.send('DELETE', `/gifts/a?currentDocument.updateTime=${first}`);
  expect(stale).toMatchObject({ status: 400, body: { error: { status: 'FAILED_PRECONDITION' } } });
  const now = stringAt((await rest.get('/gifts/a')).body, 'updateTime');
  expect(await rest.send('DELETE', `/gifts/a?currentDocument.updateTime=${now}`)).toMatchObject({
    status: 200,
    body: {},
  });
});

test('a no-op write keeps the update time', async () => {
  await rest.store({ 'gifts/a': { n: { integerValue: '1' } } });
  const before = stringAt((await rest.get('/gifts/a')).body, 'updateTime');
  const { body } = await rest.post(':commit', {
    writes: [{ update: { name: rest.name('gifts/a'), fields: { n: { integerValue: '1' } } } }],
  });
  expect(body).toMatchObject({ writeResults: [{ updateTime: before }] });
  expect(stringAt((await rest.get('/gifts/a')).body, 'updateTime')).toBe(before);
});

test('verify checks without writing', async () => {
  await rest.store({ 'gifts/a': {} });
  const time = stringAt((await rest.get('/gifts/a')).body, 'updateTime');
  const verify = (currentDocument: object) =>
    rest.post(':commit', { writes: [{ verify: rest.name('gifts/a'), currentDocument }] });
  expect(await verify({ updateTime: time })).toMatchObject({ status: 200 });
  expect(await verify({ exists: false })).toMatchObject({ status: 409 });
  expect(stringAt((await rest.get('/gifts/a')).body, 'updateTime')).toBe(time);
});

test('documents are listed in pages, ordered by name', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  await rest.store(Object.fromEntries(ids.map((id) => [`gifts/${id}`, {}])));
  const seen: string[] = [];
  let token = '';
  do {
    const { body } = await rest.get(`/gifts?pageSize=2&pageToken=${encodeURIComponent(token)}`);
    const { documents = [], nextPageToken = '' } = body as { documents?: { name: string }[]; nextPageToken?: string };
    expect(documents.length).toBeLessThanOrEqual(2);
    seen.push(...documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)));
    token = nextPageToken;
  } while (token !== '');
  expect(seen).toEqual(ids);
  expect(await rest.get('/nothing')).toMatchObject({ status: 200, body: {} });
});

test('listing includes missing documents with descendants on request', async () => {
  await rest.store({ 'gifts/here': {}, 'gifts/missing/notes/n': {} });
  expect((await rest.get('/gifts')).body).toMatchObject({ documents: [{ name: rest.name('gifts/here') }] });
  const { body } = await rest.get('/gifts?showMissing=true');
  const { documents } = body as { documents: { name: string; createTime?: string }[] };
  expect(documents.map(({ name, createTime }) => [name, createTime !== undefined])).toEqual([
    [rest.name('gifts/here'), true],
    [rest.name('gifts/missing'), false],
  ]);
});

test('collection ids are listed in pages, at the root and below a document', async () => {
  await rest.store({ 'b/1': {}, 'a/1': {}, 'c/1': {}, 'a/1/inner/x': {}, 'a/1/deeper/y/z/w': {} });
  expect((await rest.post(':listCollectionIds', {})).body).toMatchObject({ collectionIds: ['a', 'b', 'c'] });
  expect((await rest.post('/a/1:listCollectionIds', {})).body).toMatchObject({ collectionIds: ['deeper', 'inner'] });
  const first = (await rest.post(':listCollectionIds', { pageSize: 2 })).body;
  expect(first).toMatchObject({ collectionIds: ['a', 'b'] });
  const pageToken = stringAt(first, 'nextPageToken');
  expect((await rest.post(':listCollectionIds', { pageSize: 2, pageToken })).body).toMatchObject({
    collectionIds: ['c'],
  });
});

test('batchWrite is not atomic: each write has its own status', async () => {
  const write = (path: string, exists: boolean) => ({
    update: { name: rest.name(path), fields: {} },
    currentDocument: { exists },
  });
  const { status, body } = await rest.post(':batchWrite', {
    writes: [write('gifts/a', false), write('gifts/b', true), write('gifts/c', false)],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ writeResults: [{}, {}, {}], status: [{}, { code: 5 }, {}] });
  expect((await rest.get('/gifts')).body).toMatchObject({
    documents: [{ name: rest.name('gifts/a') }, { name: rest.name('gifts/c') }],
  });
});

test('batchWrite rejects two writes to one document', async () => {
  const write = { update: { name: rest.name('gifts/a'), fields: {} } };
  expect(await rest.post(':batchWrite', { writes: [write, write] })).toMatchObject({ status: 400 });
});

test('batchGet returns several documents, including missing ones', async () => {
  await rest.store({ 'gifts/a': {} });
  const { body } = await rest.post(':batchGet', { documents: [rest.name('gifts/a'), rest.name('gifts/b')] });
  const answers = body as { found?: { name: string }; missing?: string; readTime: string }[];
  expect(answers.map(({ found, missing }) => found?.name ?? missing).sort()).toEqual([
    rest.name('gifts/a'),
    rest.name('gifts/b'),
  ]);
  expect(answers.every(({ readTime }) => readTime === answers[0]?.readTime)).toBe(true);
});
