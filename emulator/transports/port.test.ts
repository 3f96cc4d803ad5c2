import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { openPort, PortError, type Port } from './port.ts';

let port: Port | undefined;
afterEach(() => port?.close());

/** A port that responds with the path over HTTP/1.1 and with the first received bytes over HTTP/2. */
async function open(host = '127.0.0.1'): Promise<Port> {
  port = await openPort({
    host,
    port: 0,
    onHttp1: (request, response) => response.end(`one ${request.url ?? ''}`),
    onHttp2: (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes: Buffer) => socket.end(`two ${bytes.toString('latin1').slice(0, 14)}`));
    },
  });
  return port;
}

async function dial(to: Port, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(to.port, host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

/** Resolves once the server has handled everything sent so far, as proven by a later connection. */
async function settled(to: Port): Promise<void> {
  expect(await (await fetch(`http://127.0.0.1:${to.port}/settled`)).text()).toBe('one /settled');
}

describe('the port', () => {
  it('distinguishes HTTP/2 from HTTP/1.1 by the first bytes', async () => {
    const opened = await open();
    const socket = await dial(opened);
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect(await readAll(socket)).toBe('two PRI * HTTP/2.0');
    expect(await (await fetch(`http://127.0.0.1:${opened.port}/x`)).text()).toBe('one /x');
  });

  it('waits for as many bytes as it needs', async () => {
    const opened = await open();
    for (const [head, rest, answer] of [
      ['P', 'RI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^two PRI \* HTTP/],
      ['PRI', ' * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^two PRI \* HTTP/],
      ['P', 'OST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n', /one \/late/],
      ['G', 'ET /get HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', /one \/get/],
    ] as const) {
      const socket = await dial(opened);
      socket.setNoDelay(true);
      socket.write(head);
      await settled(opened);
      socket.write(rest);
      expect(await readAll(socket)).toMatch(answer);
    }
  });

  it('responds to a half-closed connection', async () => {
    const socket = await dial(await open());
    socket.end('GET /half HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await readAll(socket)).toContain('one /half');
  });

  it('survives silent, garbage and reset connections', async () => {
    const opened = await open();
    const silent = await dial(opened);
    const leaving = await dial(opened);
    leaving.end();
    const resetting = await dial(opened);
    resetting.write('PR');
    resetting.resetAndDestroy();
    const nonsense = await dial(opened);
    nonsense.write('\u0000\u0001\u0002 nonsense\r\n\r\n');
    expect(await readAll(nonsense)).toContain('400 Bad Request');
    const upgraded = await dial(opened);
    upgraded.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    upgraded.resetAndDestroy();
    await settled(opened);
    silent.destroy();
  });

  it('closes immediately despite open connections', async () => {
    const opened = await open();
    const silent = await dial(opened);
    const half = await dial(opened);
    half.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc');
    await settled(opened);
    await opened.close();
    await Promise.all([silent, half].map(async (socket) => socket.closed || once(socket.resume(), 'close')));
  });

  it.each(['localhost', '127.0.0.1'])('listens on both loopback addresses for %s', async (host) => {
    const opened = await open(host);
    const socket = await dial(opened, '::1').catch(() => undefined);
    socket?.end('GET /six HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    if (socket) expect(await readAll(socket)).toContain('one /six');
    await settled(opened);
  });

  it('reports in one line that it is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port: number } = taken.address() as AddressInfo;
    const opening = openPort({ host: '127.0.0.1', port: number, onHttp1: () => undefined, onHttp2: () => undefined });
    await expect(opening).rejects.toThrow(
      new PortError(
        `Port ${number} on 127.0.0.1 is in use. Stop the other process or choose another port with --port.`,
      ),
    );
    taken.close();
  });

  it('reports in one line that the address does not exist', async () => {
    const opening = openPort({ host: '203.0.113.1', port: 0, onHttp1: () => undefined, onHttp2: () => undefined });
    await expect(opening).rejects.toThrow('This machine has no address 203.0.113.1: choose another with --host.');
  });
});
