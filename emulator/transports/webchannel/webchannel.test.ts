import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../../model/status.ts';
import type { Message } from '../../protobuf/types.ts';
import { fakeAdmin, FakeService } from '../fake-service.ts';
import { startTransports, type RunningTransports } from '../server.ts';
import { DEFAULT_TIMINGS } from './channel.ts';

const PATH = '/google.firestore.v1.Firestore/Listen/channel';
const DATABASE = 'projects/p/databases/(default)';
let service: FakeService;
let server: RunningTransports;

beforeEach(async () => {
  service = new FakeService();
  server = await startTransports({ service, admin: fakeAdmin(), host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const url = (query: string) =>
  `http://127.0.0.1:${server.port}${PATH}?VER=8&database=${encodeURIComponent(DATABASE)}&${query}&zx=r&t=1`;
const post = async (query: string, body: string) => {
  const response = await fetch(url(query), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://page.test' },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const form = (offset: number, ...messages: unknown[]) =>
  [
    `count=${messages.length}`,
    `ofs=${offset}`,
    ...messages.map((message, index) => `req${index}___data__=${encodeURIComponent(JSON.stringify(message))}`),
  ].join('&');

function unframe(text: string): unknown[] {
  const frames: unknown[] = [];
  for (let rest = text; rest !== '';) {
    const [length = ''] = rest.split('\n', 1);
    const start = length.length + 1;
    frames.push(JSON.parse(rest.slice(start, start + Number(length))));
    rest = rest.slice(start + Number(length));
  }
  return frames;
}

async function handshake(body = form(0, { database: DATABASE }), query = ''): Promise<string> {
  const { text } = await post(`RID=5&CVER=22&X-HTTP-Session-Id=gsessionid${query}`, body);
  const [[[, hello]]] = unframe(text) as [[[number, [string, string]]]];
  return hello[1];
}

/** A hanging GET with awaitable messages. */
async function openBackChannel(sid: string, acknowledged = 0) {
  const request = httpRequest(url(`RID=rpc&SID=${sid}&AID=${acknowledged}&TYPE=xmlhttp&CI=0`)).end();
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  response.on('error', () => undefined);
  const messages = () => unframe(text).flat() as [number, unknown[]][];
  return {
    response,
    messages,
    until: async (ready: (messages: [number, unknown[]][]) => boolean) => {
      while (!isReady(ready)) await once(response, 'data');
      return messages();
    },
    cut: () => request.destroy(),
  };

  function isReady(ready: (messages: [number, unknown[]][]) => boolean): boolean {
    try {
      return ready(messages());
    } catch {
      // Incomplete frame.
      return false;
    }
  }
}

const added: Message = { targetChange: { targetChangeType: 'ADD', targetIds: [2] } };

describe('a WebChannel', () => {
  it('opens with its first messages and their headers', async () => {
    const headers = encodeURIComponent('Authorization:Bearer owner\r\n');
    const {
      status,
      headers: answered,
      text,
    } = await post(
      'RID=5&CVER=22&X-HTTP-Session-Id=gsessionid',
      `headers=${headers}&${form(0, { database: DATABASE, addTarget: { targetId: 2 } }, { database: DATABASE, removeTarget: 2 })}`,
    );
    expect(status).toBe(200);
    const [[[id, hello]]] = unframe(text) as [[[number, unknown[]]]];
    expect([id, ...hello]).toEqual([0, 'c', expect.any(String), '', 8, 12, 30000]);
    expect(answered.get('x-http-session-id')).toBeTruthy();
    expect(answered.get('access-control-expose-headers')).toContain('X-HTTP-Session-Id');
    const stream = await service.stream(({ received }) => received.length === 2);
    expect(stream).toMatchObject({
      method: 'Listen',
      caller: { kind: 'owner' },
      received: [
        { database: DATABASE, addTarget: { targetId: 2 } },
        { database: DATABASE, removeTarget: 2 },
      ],
    });
  });

  it('accepts headers from a query parameter', async () => {
    await handshake(form(0, {}), `&$httpHeaders=${encodeURIComponent('authorization:Bearer owner\r\n')}`);
    expect((await service.stream()).caller).toEqual({ kind: 'owner' });
  });

  it('delivers server messages as they are sent, with lengths in UTF-16 code units', async () => {
    const sid = await handshake();
    const { peer } = await service.stream();
    const back = await openBackChannel(sid);
    const missing = 'ä😀 \ud83d "\n';
    peer.send({ documentDelete: { document: missing } });
    peer.send(added);
    expect(await back.until((messages) => messages.length === 3)).toEqual([
      [1, ['noop']],
      [2, [{ documentDelete: { document: missing } }]],
      [3, [added]],
    ]);
  });

  it('delivers client messages in order and reports its progress', async () => {
    const sid = await handshake();
    const target = (removeTarget: number) => ({ removeTarget });
    expect((await post(`SID=${sid}&RID=7&AID=0`, form(2, target(2)))).text).toBe('7\n[0,0,0]');
    await post(`SID=${sid}&RID=6&AID=0`, form(1, target(1)));
    await post(`SID=${sid}&RID=6&AID=0`, form(1, target(1)));
    const stream = await service.stream(({ received }) => received.length >= 3);
    expect(stream.received.slice(1)).toEqual([1, 2].map((n) => ({ removeTarget: n, targetChange: 'removeTarget' })));
    const back = await openBackChannel(sid);
    await back.until((messages) => messages.length === 1);
    stream.peer.send(added);
    await back.until((messages) => messages.length === 2);
    expect(unframe((await post(`SID=${sid}&RID=8&AID=1`, form(3, target(3)))).text)).toEqual([[1, 2, 65]]);
    expect(unframe((await post(`SID=${sid}&RID=9&AID=2`, 'count=0')).text)).toEqual([[1, 2, 0]]);
  });

  it('loses no message when its back channel is cut', async () => {
    const sid = await handshake();
    const { peer } = await service.stream();
    let got: number[] = [];
    let acknowledged = 0;
    for (let round = 0; round < 5; round += 1) {
      const back = await openBackChannel(sid, acknowledged);
      for (let n = 0; n < 100; n += 1) peer.send({ filter: { count: round * 100 + n } });
      await back.until((messages) => messages.length > 20);
      back.cut();
      for (const [id, [message]] of back.messages()) {
        if (id <= acknowledged) continue;
        acknowledged = id;
        if (typeof message === 'object') got.push((message as { filter: { count: number } }).filter.count);
      }
    }
    const last = await openBackChannel(sid, acknowledged);
    await last.until(
      (messages) => messages.some(([, [message]]) => JSON.stringify(message).includes(':499}')) || got.at(-1) === 499,
    );
    got = [
      ...got,
      ...last
        .messages()
        .flatMap(([, [message]]) =>
          typeof message === 'object' ? [(message as { filter: { count: number } }).filter.count] : [],
        ),
    ];
    expect(got).toEqual(Array.from({ length: 500 }, (_, n) => n));
  });

  it('answers consecutive long polls', async () => {
    const sid = await handshake();
    const { peer } = await service.stream();
    for (let n = 1; n <= 3; n += 1) {
      const answered = await pollWhile(sid, n - 1, () => peer.send({ filter: { count: n } }));
      expect(answered).toEqual([[n, [{ filter: { count: n } }]]]);
    }
  });

  it('delivers the error of a stream, then closes', async () => {
    const sid = await handshake();
    const stream = await service.stream();
    const back = await openBackChannel(sid);
    stream.peer.end(new StatusError('PERMISSION_DENIED', 'no'));
    expect((await back.until((messages) => messages.length === 3)).slice(1)).toEqual([
      [2, [{ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }]],
      [3, ['close']],
    ]);
    expect(stream.closed).toBe(true);
  });

  it('delivers an error for an invalid token and an invalid message', async () => {
    const headers = encodeURIComponent('Authorization:Bearer x\r\n');
    const anybody = await openBackChannel(await handshake(`headers=${headers}&${form(0, {})}`));
    expect(JSON.stringify(await anybody.until((messages) => messages.length === 2))).toContain('UNAUTHENTICATED');
    const wrong = await openBackChannel(await handshake(form(0, { addTargets: 1 })));
    expect(JSON.stringify(await wrong.until((messages) => messages.length === 2))).toContain(
      'Unknown name \\"addTargets\\"',
    );
  });

  it('ends when the client terminates it, also twice', async () => {
    const sid = await handshake();
    const stream = await service.stream();
    const back = await openBackChannel(sid);
    const ended = once(back.response, 'end');
    expect((await post(`SID=${sid}&RID=6&TYPE=terminate`, '')).status).toBe(200);
    expect((await fetch(url(`SID=${sid}&RID=7&TYPE=terminate`))).status).toBe(200);
    await ended;
    expect(stream.closed).toBe(true);
    expect((await post(`SID=${sid}&RID=8&AID=1`, form(1, {}))).status).toBe(400);
  });

  it.each(['GET', 'POST'])('makes the client start over if the SID is unknown: %s', async (method) => {
    const response = await fetch(url('SID=nobody&RID=rpc&AID=0&CI=0&TYPE=xmlhttp'), { method });
    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  it('rejects other protocol versions and malformed forms', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}${PATH}?VER=7&RID=1`, {
      method: 'POST',
      body: 'count=0',
    });
    expect(response.status).toBe(400);
    expect((await post('RID=1', 'count=1&ofs=x')).status).toBe(400);
    const sid = await handshake();
    expect((await post(`SID=${sid}&RID=6&AID=x`, 'count=0')).status).toBe(400);
  });

  it('accepts a fast handshake whose response becomes the back channel', async () => {
    const request = httpRequest(
      url(`RID=5&SID=null&$req=${encodeURIComponent(form(0, { database: DATABASE }))}`),
    ).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(JSON.parse(String(response.headers['x-http-initial-response']))).toEqual([
      [0, ['c', expect.any(String), '', 8, 12, 30000]],
    ]);
    (await service.stream()).peer.send(added);
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    while (!text.includes('ADD')) await once(response, 'data');
    expect(unframe(text).flat()).toEqual([
      [1, ['noop']],
      [2, [added]],
    ]);
    request.destroy();
  });
});

it('expires if the client does not reconnect', async () => {
  await server.close();
  server = await startTransports({
    service,
    admin: fakeAdmin(),
    host: '127.0.0.1',
    port: 0,
    webChannelTimings: { ...DEFAULT_TIMINGS, expiryMs: 20 },
  });
  await handshake();
  await service.stream(({ closed }) => closed);
});

it('closes abandoned channels when all together hold too much', async () => {
  await server.close();
  const limits = { host: '127.0.0.1', port: 0, streamBytes: 1024 * 1024 };
  server = await startTransports({ service, admin: fakeAdmin(), ...limits });
  const sids: string[] = [];
  for (let n = 0; n < 10; n++) {
    sids.push(await handshake());
    const { peer } = await service.stream((stream) => stream === service.streams[n]);
    peer.send({ documentDelete: { document: 'x'.repeat(300_000) } });
  }
  expect((await post(`SID=${sids[0]}&RID=6&AID=0`, 'count=0')).text).toBe('Error: Unknown SID');
  expect((await post(`SID=${sids[9]}&RID=6&AID=0`, 'count=0')).status).toBe(200);
});

/** One long poll, running `act` while it hangs. */
async function pollWhile(sid: string, acknowledged: number, act: () => void): Promise<unknown> {
  const polling = fetch(url(`RID=rpc&SID=${sid}&AID=${acknowledged}&TYPE=xmlhttp&CI=1`));
  act();
  return unframe(await (await polling).text()).flat();
}
