/** The clients of the fan-out benchmark. They decode nothing, to take as little time as possible. */
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, credentials } from '@grpc/grpc-js';
import { encodeMessage } from '../protobuf/encode.ts';
import { firestoreSchema } from '../wire/descriptors.ts';
import { DOCUMENTS, LISTENERS, SECONDS, WRITES_PER_SECOND, type FanOutResult } from './fan-out.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';
const LISTENERS_PER_CONNECTION = 20;
const WRITES = WRITES_PER_SECOND * SECONDS;
/** Each write has its number in a text of fixed length, by which the listeners recognize it. */
const MARK = 'write-';
const DIGITS = 6;

const [transport = '', port = ''] = process.argv.slice(2);
const due = new Map<number, number>();
const snapshots: number[] = [];

/** Returns what is to be called with everything that one listener receives. */
function listener(onCurrent: () => void): (bytes: Buffer, isSnapshot: boolean) => void {
  let unconfirmed: number[] = [];
  let isCurrent = false;
  return (bytes, isSnapshot) => {
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
      unconfirmed.push(Number(bytes.toString('latin1', at + MARK.length, at + MARK.length + DIGITS)));
    }
    if (!isSnapshot) return;
    if (!isCurrent) onCurrent();
    isCurrent = true;
    const now = performance.now();
    for (const number of unconfirmed) {
      const since = due.get(number);
      if (since !== undefined) snapshots.push(now - since);
    }
    unconfirmed = [];
  };
}

const target = {
  database: DATABASE,
  addTarget: {
    targetId: 2,
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'gifts' }] } },
  },
};

function listenOverGrpc(client: Client): Promise<void> {
  const { request } = method('Listen');
  return new Promise((resolve, reject) => {
    const receive = listener(resolve);
    const same = (bytes: Buffer) => bytes;
    const path = '/google.firestore.v1.Firestore/Listen';
    const call = client.makeBidiStreamRequest<object, Buffer>(
      path,
      (message) => encodeMessage(request, { ...message }),
      same,
    );
    // NO_CHANGE: a targetChange (field 2) whose type (field 1) is 0.
    call.on('data', (bytes: Buffer) => receive(bytes, bytes[0] === 0x12 && bytes[2] === 0x08 && bytes[3] === 0));
    call.on('error', reject);
    call.write(target);
  });
}

async function listenOverWebChannel(): Promise<void> {
  const url = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22`;
  const form = `count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(target))}`;
  const hello = await (await fetch(`${url}&RID=1`, { method: 'POST', body: form })).text();
  const sid = /"c","([^"]+)"/.exec(hello)?.[1] ?? '';
  await new Promise<void>((resolve, reject) => {
    const receive = listener(resolve);
    const request = httpRequest(`${url}&RID=rpc&SID=${sid}&AID=0&TYPE=xmlhttp&CI=0`);
    request.on('response', (response) => {
      response.on('data', (bytes: Buffer) => receive(bytes, bytes.includes('NO_CHANGE')));
    });
    request.on('error', reject).end();
  });
}

function method(name: string) {
  const found = firestoreSchema().methods.get(name);
  if (!found) throw new Error(`The API has no method ${name}.`);
  return found;
}

function commit(client: Client, documents: readonly { readonly id: number; readonly write: number }[]): Promise<void> {
  const { request } = method('Commit');
  const writes = documents.map(({ id, write }) => ({
    update: {
      name: `${DATABASE}/documents/gifts/gift-${id}`,
      fields: {
        title: { stringValue: `Gift ${id}` },
        mark: { stringValue: `${MARK}${String(write).padStart(DIGITS, '0')}` },
        price: { integerValue: String(id) },
        tags: { arrayValue: { values: [{ stringValue: 'home' }, { stringValue: 'kitchen' }] } },
      },
    },
  }));
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest<object, Buffer>(
      '/google.firestore.v1.Firestore/Commit',
      (message) => encodeMessage(request, { ...message }),
      (bytes) => bytes,
      { database: DATABASE, writes },
      (error) => (error ? reject(error) : resolve()),
    );
  });
}

let connections = 0;
const connect = () =>
  new Client(`127.0.0.1:${port}`, credentials.createInsecure(), { 'bench.connection': connections++ });

const writer = connect();
await commit(
  writer,
  Array.from({ length: DOCUMENTS }, (_, id) => ({ id, write: 999_999 })),
);
const readers = Array.from({ length: LISTENERS / LISTENERS_PER_CONNECTION }, connect);
for (let n = 0; n < LISTENERS; n++) {
  await (transport === 'gRPC' ? listenOverGrpc(readers[n % readers.length] as Client) : listenOverWebChannel());
}

const writes: number[] = [];
const began = performance.now();
const pending: Promise<void>[] = [];
for (let write = 0; write < WRITES; write++) {
  const at = began + (write * 1000) / WRITES_PER_SECOND;
  while (performance.now() < at) await wait(at - performance.now());
  due.set(write, at);
  pending.push(commit(writer, [{ id: write % DOCUMENTS, write }]).then(() => void writes.push(performance.now() - at)));
}
await Promise.all(pending);
while (snapshots.length < WRITES * LISTENERS) await wait(10);
const result: FanOutResult = { writes, snapshots };
process.send?.(result, () => process.exit());
