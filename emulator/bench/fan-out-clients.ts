/** The clients of the fan-out benchmark. They decode nothing, to take as little time as possible. */
import { request as httpRequest } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, credentials } from '@grpc/grpc-js';
import { encodeMessage } from '../protobuf/encode.ts';
import { firestoreSchema } from '../wire/descriptors.ts';
import { DOCUMENTS, LISTENERS, SECONDS, WRITES_PER_SECOND, type FanOutResult } from './fan-out.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';
const LISTENERS_PER_CONNECTION = 20;
const WRITES = WRITES_PER_SECOND * SECONDS;
/** Each write contains its number as a text of fixed length, so that the listeners recognize it. */
const MARK = 'write-';
const DIGITS = 6;

const [transport = '', port = ''] = process.argv.slice(2);
const due = new Map<number, number>();
const snapshots: number[] = [];

/** Returns the callback for everything that one listener receives. */
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

/** gRPC on HTTP/2 itself: a client library would take more time than the emulator. */
function listenOverGrpc(session: ClientHttp2Session): Promise<void> {
  const message = encodeMessage(method('Listen').request, target);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return new Promise((resolve, reject) => {
    const receive = listener(resolve);
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    let rest: Buffer = Buffer.alloc(0);
    stream.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
        const bytes = rest.subarray(5, 5 + rest.readUInt32BE(1));
        rest = rest.subarray(5 + bytes.length);
        // NO_CHANGE: a targetChange (field 2) whose type (field 1) is 0.
        receive(bytes, bytes[0] === 0x12 && bytes[2] === 0x08 && bytes[3] === 0);
      }
    });
    stream.on('error', reject);
    stream.write(Buffer.concat([head, message]));
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

const writer = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
await commit(
  writer,
  Array.from({ length: DOCUMENTS }, (_, id) => ({ id, write: 999_999 })),
);
const sessions = Array.from({ length: LISTENERS / LISTENERS_PER_CONNECTION }, () =>
  connect(`http://127.0.0.1:${port}`),
);
for (let n = 0; n < LISTENERS; n++) {
  const session = sessions[n % sessions.length] as ClientHttp2Session;
  await (transport === 'gRPC' ? listenOverGrpc(session) : listenOverWebChannel());
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
