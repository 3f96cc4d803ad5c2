import { connect } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeMessage } from '../protobuf/encode.ts';
import { firestoreSchema } from '../wire/descriptors.ts';
import { type EmulatorProcess, startEmulator } from './emulator-process.ts';
import { report } from './figures.ts';
import { rawClient } from './raw-client.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';
const SESSIONS = 1000;
const DOCUMENTS = 200;
const ROUNDS = 10;
const STREAMS_PER_CONNECTION = 100;

const target = {
  database: DATABASE,
  addTarget: {
    targetId: 2,
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'gifts' }] } },
  },
};

/**
 * Memory after many clients opened a listener and a write stream and then disappeared without closing them. Over gRPC the
 * connections stay open, but nobody reads them: the emulator notices a closed one.
 */
export async function benchAbandonedSessions(): Promise<void> {
  for (const [transport, abandon] of [
    ['WebChannel', abandonWebChannels],
    ['gRPC', stallGrpcStreams],
  ] as const) {
    const emulator = await startEmulator();
    const writer = rawClient(emulator);
    const writeAll = () =>
      writer.commit(Array.from({ length: DOCUMENTS }, (_, at) => ({ path: `gifts/gift-${at}`, number: at })));
    await writeAll();
    const before = emulator.residentMiB();
    const close = await abandon(emulator);
    const opened = emulator.residentMiB();
    let most = opened;
    for (let round = 0; round < ROUNDS; round++) {
      await writeAll();
      await idle(emulator);
      most = Math.max(most, emulator.residentMiB());
    }
    const figures = [before, opened, most].map((mib) => mib.toFixed(0));
    report(`${SESSIONS.toLocaleString('en')} abandoned sessions (${transport})`, `${most.toFixed(0)} MiB`, '< 400 MiB');
    report('  before, opened, at most while 2,000 changes were due', `${figures.join(', ')} MiB`);
    close();
    writer.close();
    await emulator.stop();
  }
}

/** Resolves when the emulator has nothing left to send. */
async function idle(emulator: EmulatorProcess): Promise<void> {
  let before: number;
  do {
    before = emulator.processorSeconds();
    await wait(500);
  } while (emulator.processorSeconds() - before > 0.1);
}

async function abandonWebChannels({ port }: EmulatorProcess): Promise<() => void> {
  const post = async (method: string, message: object) => {
    const url = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${method}/channel?VER=8&CVER=22&RID=1`;
    const form = `count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(message))}`;
    await (await fetch(url, { method: 'POST', body: form })).text();
  };
  for (let session = 0; session < SESSIONS; session++) {
    await post('Listen', target);
    await post('Write', { database: DATABASE });
  }
  return () => undefined;
}

async function stallGrpcStreams({ port }: EmulatorProcess): Promise<() => void> {
  const connections = Array.from({ length: (2 * SESSIONS) / STREAMS_PER_CONNECTION }, () =>
    connect(`http://127.0.0.1:${port}`),
  );
  await Promise.all(
    connections.map(async (connection) => {
      for (let at = 0; at < STREAMS_PER_CONNECTION / 2; at++) {
        await open(connection, 'Listen', target);
        await open(connection, 'Write', { database: DATABASE });
      }
    }),
  );
  return () => {
    for (const connection of connections) connection.destroy();
  };
}

/** Resolves with the stream's first bytes, after which it is not read any more. */
async function open(connection: ReturnType<typeof connect>, name: string, message: object): Promise<void> {
  const method = firestoreSchema().methods.get(name);
  if (!method) throw new Error(`The API has no method ${name}.`);
  const body = encodeMessage(method.request, { ...message });
  const head = Buffer.alloc(5);
  head.writeUInt32BE(body.length, 1);
  const stream = connection.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${name}`,
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  stream.on('error', () => undefined);
  stream.write(Buffer.concat([head, body]));
  await new Promise<void>((resolve) => {
    stream.once('data', () => {
      stream.pause();
      resolve();
    });
  });
}
