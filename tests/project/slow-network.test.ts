import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { type SlowNetwork, slowNetwork } from '../bench/slow-network.ts';

const NETWORK = { latency: 80, downloadThroughput: 400_000, uploadThroughput: 200_000 };

/** A server that answers what it received, and ends when its client does. Returns its port behind a slow network. */
async function anEcho(slow: SlowNetwork): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  onTestFinished(async () => {
    await slow.stop();
    server.close();
  });
  return slow.through((server.address() as AddressInfo).port);
}

async function sent(port: number, bytes: Buffer): Promise<{ readonly digest: string; readonly took: number }> {
  const began = performance.now();
  const socket = connect({ port, host: LOOPBACK, allowHalfOpen: true });
  socket.end(bytes);
  const hash = createHash('sha256');
  for await (const chunk of socket as AsyncIterable<Buffer>) hash.update(chunk);
  return { digest: hash.digest('hex'), took: performance.now() - began };
}

function network(): SlowNetwork {
  const slow = slowNetwork();
  slow.become(NETWORK);
  return slow;
}

it('charges a connection for its handshake and for the way there and back', async () => {
  const { took } = await sent(await anEcho(network()), Buffer.from('a'));
  // Timers may be early by a millisecond.
  expect(took).toBeGreaterThan(2 * NETWORK.latency - 5);
});

it('passes all bytes on in their order, and shares its throughput among connections', async () => {
  const port = await anEcho(network());
  const bytes = [1, 2, 3].map(() => randomBytes(20_001));
  const echoes = await Promise.all(bytes.map((each) => sent(port, each)));
  expect(echoes.map(({ digest }) => digest)).toEqual(
    bytes.map((each) => createHash('sha256').update(each).digest('hex')),
  );
  const upload = (60_003 / NETWORK.uploadThroughput) * 1_000;
  expect(Math.max(...echoes.map(({ took }) => took))).toBeGreaterThan(upload + 2 * NETWORK.latency - 5);
});

it('breaks the connection off if the server does', async () => {
  const server = createServer((socket) => socket.destroy());
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const slow = network();
  onTestFinished(async () => {
    await slow.stop();
    server.close();
  });
  const { digest } = await sent(await slow.through((server.address() as AddressInfo).port), Buffer.from('a'));
  expect(digest).toBe(createHash('sha256').digest('hex'));
});
