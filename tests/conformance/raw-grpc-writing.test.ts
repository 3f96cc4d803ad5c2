import { status } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from './client/expectation.ts';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { Grpc, statusOf, type Message } from './raw/grpc.ts';

let emulator: EmulatorProcess;
let grpc: Grpc;
let other: Grpc;
let project = 0;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => {
  grpc = new Grpc(emulator.port, `writing-${++project}`);
  other = new Grpc(emulator.port, `writing-${project}`);
});
afterEach(() => {
  grpc.close();
  other.close();
});

async function begin(client: Grpc): Promise<unknown> {
  return (await client.unary('BeginTransaction', { database: client.database }))['transaction'];
}

const read = (client: Grpc, path: string, transaction: unknown) =>
  client.serverStream('BatchGetDocuments', { database: client.database, documents: [client.name(path)], transaction });

const update = (path: string, n: number): Message => ({
  update: { name: grpc.name(path), fields: { n: { integerValue: String(n) } } },
});

async function stored(path: string): Promise<unknown> {
  const document = await grpc.unary('GetDocument', { name: grpc.name(path) });
  return (document['fields'] as { n: { integerValue: string } }).n.integerValue;
}

test('the second of two transactions that read the same document is aborted', async () => {
  await grpc.set('funds/a', 1);
  const [mine, theirs] = [await begin(grpc), await begin(other)];
  await Promise.all([read(grpc, 'funds/a', mine), read(other, 'funds/a', theirs)]);
  await grpc.commit([update('funds/a', 2)], { transaction: mine });
  expect(await statusOf(other.commit([update('funds/a', 3)], { transaction: theirs }))).toBe(status.ABORTED);
  expect(await stored('funds/a')).toBe('2');
});

test('a write outside aborts a transaction that read the document', async () => {
  await grpc.set('funds/a', 1);
  const mine = await begin(grpc);
  await read(grpc, 'funds/a', mine);
  await other.set('funds/a', 5);
  expect(await statusOf(grpc.commit([update('funds/b', 1)], { transaction: mine }))).toBe(status.ABORTED);
  expect(await statusOf(grpc.unary('GetDocument', { name: grpc.name('funds/b') }))).toBe(status.NOT_FOUND);
});

test('a document that enters a query result aborts the transaction', async () => {
  await grpc.set('funds/a', 1);
  const mine = await begin(grpc);
  const structuredQuery = { from: [{ collectionId: 'funds' }] };
  await grpc.serverStream('RunQuery', { parent: `${grpc.database}/documents`, structuredQuery, transaction: mine });
  await other.set('funds/b', 1);
  expect(await statusOf(grpc.commit([update('funds/c', 1)], { transaction: mine }))).toBe(status.ABORTED);
});

test('transactions on different documents do not conflict', async () => {
  await grpc.set('funds/a', 1);
  await grpc.set('funds/b', 1);
  const [mine, theirs] = [await begin(grpc), await begin(other)];
  await read(grpc, 'funds/a', mine);
  await read(other, 'funds/b', theirs);
  await grpc.commit([update('funds/a', 2)], { transaction: mine });
  await other.commit([update('funds/b', 2)], { transaction: theirs });
  expect([await stored('funds/a'), await stored('funds/b')]).toEqual(['2', '2']);
});

test('a transaction can begin with its first read', async () => {
  await grpc.set('funds/a', 1);
  const answers = await grpc.serverStream('BatchGetDocuments', {
    database: grpc.database,
    documents: [grpc.name('funds/a')],
    newTransaction: { readWrite: {} },
  });
  const transaction = answers.map((answer) => answer['transaction'] as Buffer).find((id) => id.length > 0);
  expect(transaction).toBeDefined();
  await other.set('funds/a', 2);
  expect(await statusOf(grpc.commit([update('funds/a', 3)], { transaction }))).toBe(status.ABORTED);
});

test('a transaction reads the snapshot from its start', async () => {
  await grpc.set('funds/a', 1);
  const mine = await begin(grpc);
  await read(grpc, 'funds/a', mine);
  await other.set('funds/b', 9);
  const answers = await read(grpc, 'funds/b', mine);
  expect(answers.map(({ result }) => result)).toEqual(['missing']);
  await grpc.unary('Rollback', { database: grpc.database, transaction: mine });
  expect(await statusOf(grpc.commit([], { transaction: mine }))).toBe(status.INVALID_ARGUMENT);
});

test('twenty clients with concurrent transactions lose no increment', async () => {
  await grpc.set('funds/a', 0);
  const addOne = async (): Promise<void> => {
    for (;;) {
      const transaction = await begin(other);
      const [answer] = await read(other, 'funds/a', transaction);
      const { fields } = answer?.['found'] as { fields: { n: { integerValue: string } } };
      const code = await statusOf(
        other.commit([update('funds/a', Number(fields.n.integerValue) + 1)], { transaction }),
      );
      if (code === 0) return;
      if (code !== Number(status.ABORTED)) throw new Error(`The commit failed with ${code}.`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, addOne));
  expect(await stored('funds/a')).toBe('20');
});

test('a failing verify prevents the other writes of the commit', async () => {
  await grpc.set('funds/a', 1);
  const verify = (exists: boolean): Message => ({ verify: grpc.name('funds/a'), currentDocument: { exists } });
  expect(await statusOf(grpc.commit([update('funds/b', 1), verify(false)]))).not.toBe(0);
  expect(await statusOf(grpc.unary('GetDocument', { name: grpc.name('funds/b') }))).toBe(status.NOT_FOUND);
  await grpc.commit([verify(true), update('funds/b', 1)]);
  expect(await stored('funds/b')).toBe('1');
});

test('the Write stream performs a handshake, then answers each request in order', async () => {
  const stream = grpc.open('Write');
  stream.send({ database: grpc.database });
  const hello = await stream.incoming.next('the handshake');
  expect((hello['streamToken'] as Buffer).length).toBeGreaterThan(0);
  stream.send({ streamToken: hello['streamToken'], writes: [update('funds/a', 1), update('funds/b', 2)] });
  stream.send({ streamToken: hello['streamToken'], writes: [update('funds/a', 3)] });
  const [first, second] = [await stream.incoming.next('the first answer'), await stream.incoming.next('the second')];
  expect([first['writeResults'], second['writeResults']].map((results) => (results as Message[]).length)).toEqual([
    2, 1,
  ]);
  expect(await stored('funds/a')).toBe('3');
  stream.close();
});

test('the Write stream ends with the status of a failed write', async () => {
  const stream = grpc.open('Write');
  stream.send({ database: grpc.database });
  const hello = await stream.incoming.next('the handshake');
  stream.send({
    streamToken: hello['streamToken'],
    writes: [{ ...update('funds/a', 1), currentDocument: { exists: true } }],
  });
  expect(codeOf(await stream.incoming.failure('the failure'))).toBe(String(status.NOT_FOUND));
});

test('unsupported methods respond with UNIMPLEMENTED', async () => {
  expect(await statusOf(grpc.serverStream('ExecutePipeline', { database: grpc.database }))).toBe(status.UNIMPLEMENTED);
});
