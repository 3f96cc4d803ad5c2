import { Client, credentials, Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { once } from 'node:events';
import { type ClientHttp2Session, connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../../model/status.ts';
import { firestoreSchema } from '../../wire/descriptors.ts';
import { decodeMessage } from '../../protobuf/decode.ts';
import { encodeMessage } from '../../protobuf/encode.ts';
import type { Message } from '../../protobuf/types.ts';
import { fakeAdmin, FakeService } from '../fake-service.ts';
import { startTransports, type RunningTransports } from '../server.ts';

let service: FakeService;
let server: RunningTransports;
let client: Client;

beforeEach(async () => {
  service = new FakeService();
  server = await startTransports({ service, admin: fakeAdmin(), host: '127.0.0.1', port: 0 });
  client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
  });
});
afterEach(async () => {
  client.close();
  await server.close();
});

const path = (method: string) => `/google.firestore.v1.Firestore/${method}`;
const codec = (method: string) => {
  const type = firestoreSchema().methods.get(method);
  if (!type) throw new Error(method);
  return {
    write: (message: Message) => encodeMessage(type.request, message),
    read: (bytes: Buffer) => decodeMessage(type.response, bytes),
  };
};

async function unary(method: string, request: Message | Buffer, metadata = new Metadata()): Promise<Message> {
  const { write, read } = codec(method);
  return new Promise((resolve, reject) => {
    const serialize = (message: Message | Buffer): Buffer => (Buffer.isBuffer(message) ? message : write(message));
    client.makeUnaryRequest(path(method), serialize, read, request, metadata, (error, answer) => {
      if (error) reject(error);
      else resolve(answer ?? {});
    });
  });
}

function open(method: string, metadata = new Metadata()) {
  const { write, read } = codec(method);
  const call = client.makeBidiStreamRequest(path(method), write, read, metadata);
  const got: Message[] = [];
  call.on('data', (message: Message) => got.push(message));
  const finished = new Promise<{ code: status; details: string }>((resolve) => call.on('status', resolve));
  call.on('error', () => undefined);
  return { call, got, finished };
}

function authorized(header: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', header);
  return metadata;
}

describe('gRPC calls', () => {
  it('pass on messages and callers', async () => {
    service.answer = () => ({ name: 'n', fields: { a: { integerValue: '-1' } } });
    expect(await unary('GetDocument', { name: 'n' }, authorized('Bearer owner'))).toEqual({
      name: 'n',
      fields: { a: { integerValue: '-1', valueType: 'integerValue' } },
    });
    expect(service.calls).toEqual([{ method: 'GetDocument', request: { name: 'n' }, caller: { kind: 'owner' } }]);
  });

  it('pass on errors with their codes', async () => {
    service.answer = () => {
      throw new StatusError('ABORTED', 'Too much contention: ünï');
    };
    await expect(unary('Commit', {})).rejects.toMatchObject({
      code: status.ABORTED,
      details: 'Too much contention: ünï',
    });
    await expect(unary('Commit', {}, authorized('Bearer x'))).rejects.toMatchObject({ code: status.UNAUTHENTICATED });
  });

  it('reject malformed messages and unsupported methods', async () => {
    await expect(unary('Commit', Buffer.from([0x0a, 0xff]))).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
    await expect(unary('PartitionQuery', {})).rejects.toMatchObject({
      code: status.UNIMPLEMENTED,
      details: 'The emulator does not offer PartitionQuery.',
    });
    const { read, write } = codec('ExecutePipeline');
    const call = client.makeServerStreamRequest(path('ExecutePipeline'), write, read, {});
    const [error] = (await once(call.resume(), 'error')) as [ServiceError];
    expect(error.code).toBe(status.UNIMPLEMENTED);
  });

  it('accept requests of twenty megabytes', async () => {
    const name = 'x'.repeat(21 * 1024 * 1024);
    await unary('GetDocument', { name });
    expect(service.calls[0]?.request['name']).toHaveLength(name.length);
  });

  it('succeed in any number for a client that resets each stream after its response', async () => {
    service.answer = () => ({});
    const request = { ':method': 'POST', ':path': path('Commit'), 'content-type': 'application/grpc', te: 'trailers' };
    const emptyMessage = Buffer.alloc(5);
    let session: ClientHttp2Session | undefined;
    let connections = 0;
    for (let left = 1_500; left > 0; left -= 1) {
      if (!session || session.closed) {
        session = connectHttp2(`http://127.0.0.1:${server.port}`);
        connections += 1;
      }
      const call = session.request(request).resume().end(emptyMessage);
      const [trailers] = (await once(call, 'trailers')) as [IncomingHttpHeaders];
      expect(trailers['grpc-status']).toBe(String(status.OK));
      call.close();
    }
    session?.close();
    expect(connections).toBe(2);
  });

  it('stream twenty thousand responses', async () => {
    const missing = 'm'.repeat(1000);
    service.answers = function* () {
      for (let index = 0; index < 20_000; index += 1) yield { missing };
    };
    const { read, write } = codec('BatchGetDocuments');
    const call = client.makeServerStreamRequest(path('BatchGetDocuments'), write, read, {});
    let count = 0;
    for await (const message of call) count += (message as Message)['missing'] === missing ? 1 : 0;
    expect(count).toBe(20_000);
  });

  it('stream an error after the previous responses', async () => {
    service.answers = function* () {
      yield { missing: 'a' };
      throw new StatusError('PERMISSION_DENIED', 'no');
    };
    const { read, write } = codec('RunQuery');
    const call = client.makeServerStreamRequest(path('RunQuery'), write, read, {});
    await expect(once(call.resume(), 'error')).resolves.toMatchObject([
      { code: status.PERMISSION_DENIED, details: 'no' },
    ]);
  });

  it('stop when the client cancels', async () => {
    let made = 0;
    service.answers = function* () {
      for (; made < 1_000_000; made += 1) yield { missing: 'm'.repeat(10_000) };
    };
    const { read, write } = codec('BatchGetDocuments');
    const call = client.makeServerStreamRequest(path('BatchGetDocuments'), write, read, {});
    call.on('error', () => undefined);
    await once(call, 'data');
    call.cancel();
    await unary('GetDocument', {});
    expect(made).toBeLessThan(1_000_000);
  });
});

describe('gRPC streams', () => {
  it('carry messages both ways until the client closes', async () => {
    const { call, got, finished } = open('Listen', authorized('Bearer owner'));
    call.write({ database: 'd', addTarget: { targetId: 2 } });
    const stream = await service.stream(({ received }) => received.length === 1);
    expect(stream).toMatchObject({ method: 'Listen', caller: { kind: 'owner' } });
    stream.peer.send({ targetChange: { targetChangeType: 'ADD', targetIds: [2] } });
    await once(call, 'data');
    expect(got).toEqual([{ targetChange: { targetChangeType: 'ADD', targetIds: [2] }, responseType: 'targetChange' }]);
    call.end();
    expect((await finished).code).toBe(status.OK);
    await service.stream(({ closed }) => closed);
  });

  it('close when the client cancels', async () => {
    const { call } = open('Write');
    call.write({ database: 'd' });
    await service.stream(({ received }) => received.length === 1);
    call.cancel();
    await service.stream(({ closed }) => closed);
  });

  it('end with the error of the service after its messages', async () => {
    const { call, got, finished } = open('Listen');
    call.write({ database: 'd' });
    const stream = await service.stream();
    for (let index = 0; index < 1000; index += 1) stream.peer.send({ filter: { targetId: index } });
    stream.peer.end(new StatusError('RESOURCE_EXHAUSTED', 'enough'));
    stream.peer.send({ filter: { targetId: 1 } });
    stream.peer.end();
    expect(await finished).toMatchObject({ code: status.RESOURCE_EXHAUSTED, details: 'enough' });
    expect(got).toHaveLength(1000);
  });

  it('keep what a slow client has not read, in order', async () => {
    const { call, finished } = open('Listen');
    call.pause();
    call.write({ database: 'd' });
    const { peer } = await service.stream();
    const text = 'x'.repeat(10_000);
    for (let index = 0; index < 300; index += 1) peer.send({ documentDelete: { document: `${index} ${text}` } });
    peer.end(new StatusError('CANCELLED', 'the last'));
    const numbers: number[] = [];
    call.on('data', ({ documentDelete }: Message) => {
      numbers.push(Number.parseInt((documentDelete as { document: string }).document));
    });
    call.resume();
    expect(await finished).toMatchObject({ code: status.CANCELLED, details: 'the last' });
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index));
  });

  it('close, the fullest first, when all together hold too much', async () => {
    await server.close();
    server = await startTransports({
      service,
      admin: fakeAdmin(),
      host: '127.0.0.1',
      port: 0,
      streamBytes: 1024 * 1024,
    });
    client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    const healthy = open('Listen');
    healthy.call.write({ database: 'd' });
    const first = await service.stream();
    const stalled = open('Listen');
    stalled.call.pause();
    stalled.call.write({ database: 'd' });
    const second = await service.stream((stream) => stream !== first);
    const sent = 300;
    for (let index = 0; index < sent; index += 1) {
      second.peer.send({ documentDelete: { document: 'x'.repeat(10_000) } });
    }
    expect(second.closed).toBe(true);
    first.peer.send({ filter: { targetId: 1 } });
    await once(healthy.call, 'data');
    stalled.call.resume();
    expect(await stalled.finished).toMatchObject({ code: status.UNAVAILABLE });
    expect(stalled.got.length).toBeLessThan(sent);
    expect(first.closed).toBe(false);
  });

  it('end with UNAUTHENTICATED for an invalid token', async () => {
    const { finished } = open('Listen', authorized('Bearer x'));
    expect(await finished).toMatchObject({ code: status.UNAUTHENTICATED });
    expect(service.streams).toEqual([]);
  });

  it('close when the connection drops', async () => {
    const { call } = open('Listen');
    call.write({ database: 'd' });
    await service.stream(({ received }) => received.length === 1);
    client.close();
    call.cancel();
    await service.stream(({ closed }) => closed);
  });
});

it('survives a client that sends garbage after the HTTP/2 preface', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense that is no frame at all');
  await once(socket.resume(), 'close');
  expect(await unary('GetDocument', {})).toEqual({});
});
