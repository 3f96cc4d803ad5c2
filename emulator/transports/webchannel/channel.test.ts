import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidArgument, StatusError } from '../../model/status.ts';
import type { Message } from '../../protobuf/types.ts';
import { FakeService, type FakeStream } from '../fake-service.ts';
import type { BackChannel } from './back-channel.ts';
import { Channel, DEFAULT_TIMINGS } from './channel.ts';

/** What a client reads from one back channel. */
class FakeBackChannel implements BackChannel {
  readonly longPoll: boolean;
  readonly frames: string[] = [];
  ended = false;
  written = 0;
  roomFor = Infinity;
  private drain: () => void = () => undefined;
  private closed: () => void = () => undefined;

  constructor(longPoll = false) {
    this.longPoll = longPoll;
  }

  write(text: string): boolean {
    if (this.ended) throw new Error('written after the end');
    this.written += text.length;
    const [length = '', ...json] = text.split('\n');
    expect(json.join('\n')).toHaveLength(Number(length));
    this.frames.push(json.join('\n'));
    this.roomFor -= 1;
    return this.roomFor > 0;
  }
  end(): void {
    this.ended = true;
  }
  onDrain(callback: () => void): void {
    this.drain = callback;
  }
  onClose(callback: () => void): void {
    this.closed = callback;
  }

  readOn(): void {
    this.roomFor = Infinity;
    this.drain();
  }
  drop(): void {
    this.closed();
  }
  get messages(): [number, unknown][] {
    return this.frames.flatMap((frame) => JSON.parse(frame) as [number, unknown][]);
  }
}

let service: FakeService;
let gone: boolean;
let channel: Channel;

function openChannel(): FakeStream {
  gone = false;
  channel = new Channel({
    sid: 'sid',
    timings: DEFAULT_TIMINGS,
    open: (peer) => service.openStream('Listen', { kind: 'anonymous' }, peer),
    parse: (json) => {
      if (json === 'bad') throw invalidArgument('bad message');
      return { json };
    },
    print: (message) => JSON.stringify([message]),
    onWeight: () => undefined,
    onGone: () => (gone = true),
  });
  return service.streams.at(-1) as FakeStream;
}

function attach(longPoll = false, acknowledged = 0, pollMs?: number): FakeBackChannel {
  const back = new FakeBackChannel(longPoll);
  channel.attach(back, acknowledged, pollMs);
  return back;
}

/** Lets the messages at hand flush. */
const flushed = async () => void vi.advanceTimersByTime(0);
const data = (...messages: [number, string | undefined][]) => messages.map(([id, text]) => ({ id, data: text }));
const m = (n: number): Message => ({ n });

beforeEach(() => {
  vi.useFakeTimers();
  service = new FakeService();
});
afterEach(() => vi.useRealTimers());

describe('client messages', () => {
  it('are delivered in order and without duplicates', () => {
    const stream = openChannel();
    channel.receive(data([1, 'b'], [2, 'c']));
    expect(stream.received).toEqual([]);
    channel.receive(data([0, 'a']));
    channel.receive(data([0, 'a'], [1, 'b'], [2, 'c'], [3, 'd']));
    channel.receive(data([2, 'c']));
    expect(stream.received.map(({ json }) => json)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are skipped if the client could not encode them', () => {
    const stream = openChannel();
    channel.receive(data([0, undefined], [1, 'b']));
    expect(stream.received).toEqual([{ json: 'b' }]);
  });

  it('end the stream if they are invalid', async () => {
    const stream = openChannel();
    const back = attach();
    channel.receive(data([0, 'bad'], [1, 'b']));
    await flushed();
    expect(back.messages.slice(1)).toEqual([
      [2, [{ error: { code: 400, message: 'bad message', status: 'INVALID_ARGUMENT' } }]],
      [3, ['close']],
    ]);
    expect(stream).toMatchObject({ received: [], closed: true });
  });
});

describe('a streaming back channel', () => {
  it('sends a byte immediately so that the client can detect buffering proxies', () => {
    openChannel();
    expect(attach().frames).toEqual(['[[1,["noop"]]]']);
  });

  it('delivers queued messages and everything after', async () => {
    const { peer } = openChannel();
    peer.send(m(1));
    peer.send(m(2));
    const back = attach();
    peer.send(m(3));
    peer.send(m(4));
    await flushed();
    expect(back.frames).toEqual(['[[1,[{"n":1}]],[2,[{"n":2}]]]', '[[3,[{"n":3}]],[4,[{"n":4}]]]']);
    expect(channel.progress).toEqual([1, 4, 52]);
  });

  it('resends unacknowledged messages after a reconnect', async () => {
    const { peer } = openChannel();
    const first = attach();
    for (const n of [1, 2, 3]) peer.send(m(n));
    await flushed();
    first.drop();
    expect(channel.progress[0]).toBe(0);
    peer.send(m(4));
    const second = attach(false, 2);
    expect(second.messages).toEqual([
      [3, [m(2)]],
      [4, [m(3)]],
      [5, [m(4)]],
    ]);
    channel.acknowledge(4);
    second.drop();
    expect(attach(false, 4).messages).toEqual([[5, [m(4)]]]);
  });

  it('is replaced by the next one and may close late', async () => {
    const { peer } = openChannel();
    const first = attach();
    const second = attach(false, 1);
    expect(first.ended).toBe(true);
    first.drop();
    peer.send(m(1));
    await flushed();
    expect(second.messages.at(-1)).toEqual([3, [m(1)]]);
  });

  it('respects backpressure', async () => {
    const { peer } = openChannel();
    const back = attach();
    back.roomFor = 1;
    const big = { text: 'x'.repeat(70_000) };
    for (let n = 0; n < 5; n += 1) peer.send(big);
    await flushed();
    expect(back.messages).toHaveLength(2);
    vi.advanceTimersByTime(DEFAULT_TIMINGS.noopMs + 1);
    expect(back.messages).toHaveLength(2);
    back.readOn();
    expect(back.messages.map(([id]) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is kept alive with noops', () => {
    openChannel();
    const back = attach();
    vi.advanceTimersByTime(DEFAULT_TIMINGS.noopMs);
    expect(back.messages).toEqual([
      [1, ['noop']],
      [2, ['noop']],
    ]);
    vi.advanceTimersByTime(DEFAULT_TIMINGS.noopMs);
    expect(back.messages).toHaveLength(3);
  });

  it('ends after its lifetime without closing the channel', () => {
    openChannel();
    const back = attach();
    vi.advanceTimersByTime(DEFAULT_TIMINGS.streamMs);
    expect(back.ended).toBe(true);
    expect(gone).toBe(false);
  });

  it('ends when it reaches the maximum length', async () => {
    const { peer } = openChannel();
    const back = attach();
    for (let n = 0; n < 40; n += 1) peer.send({ text: 'x'.repeat(70_000) });
    await flushed();
    expect(back.ended).toBe(true);
    const last = back.messages.at(-1)?.[0] ?? 0;
    expect(last).toBeLessThan(41);
    expect(attach(false, last).messages.map(([id]) => id)).toEqual(
      Array.from({ length: 41 - last }, (_, n) => last + 1 + n),
    );
  });
});

describe('a long poll', () => {
  it('waits for messages and ends with all messages of the same tick', async () => {
    const { peer } = openChannel();
    const back = attach(true);
    expect(back.frames).toEqual([]);
    peer.send(m(1));
    peer.send(m(2));
    await flushed();
    expect(back).toMatchObject({ frames: ['[[1,[{"n":1}]],[2,[{"n":2}]]]'], ended: true });
    peer.send(m(3));
    expect(attach(true, 2)).toMatchObject({ frames: ['[[3,[{"n":3}]]]'], ended: true });
  });

  it('ends with a noop after the timeout of the client or the default', () => {
    openChannel();
    const short = attach(true, 0, 5_000);
    vi.advanceTimersByTime(5_000);
    expect(short).toMatchObject({ frames: ['[[1,["noop"]]]'], ended: true });
    const long = attach(true, 1);
    vi.advanceTimersByTime(DEFAULT_TIMINGS.noopMs);
    expect(long).toMatchObject({ frames: ['[[2,["noop"]]]'], ended: true });
  });
});

describe('the channel', () => {
  it('delivers the error of the service, even to a client that reconnects later', async () => {
    const { peer } = openChannel();
    peer.send(m(1));
    peer.end(new StatusError('PERMISSION_DENIED', 'no'));
    peer.send(m(2));
    peer.end();
    await flushed();
    expect(attach().messages).toEqual([
      [1, [m(1)]],
      [2, [{ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }]],
      [3, ['close']],
    ]);
  });

  it('closes without an error when the stream ends normally', async () => {
    const { peer } = openChannel();
    const back = attach();
    peer.end();
    await flushed();
    expect(back.messages.at(-1)).toEqual([2, ['close']]);
  });

  it('delivers the error when the service rejects the caller', async () => {
    channel = new Channel({
      sid: 'sid',
      timings: DEFAULT_TIMINGS,
      open: () => {
        throw new StatusError('UNAUTHENTICATED', 'who?');
      },
      parse: () => ({}),
      print: () => '',
      onWeight: () => undefined,
      onGone: () => undefined,
    });
    channel.receive(data([0, 'a']));
    expect(attach().messages[0]).toEqual([1, [{ error: { code: 401, message: 'who?', status: 'UNAUTHENTICATED' } }]]);
  });

  it('closes when the client terminates it', () => {
    const stream = openChannel();
    const back = attach();
    channel.terminate();
    expect([stream.closed, back.ended, gone]).toEqual([true, true, true]);
    vi.advanceTimersByTime(1_000_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('expires without a back channel', () => {
    const stream = openChannel();
    attach().drop();
    vi.advanceTimersByTime(DEFAULT_TIMINGS.expiryMs - 1);
    expect(gone).toBe(false);
    vi.advanceTimersByTime(1);
    expect([stream.closed, gone]).toEqual([true, true]);
  });

  it('does not expire while the client keeps reconnecting', () => {
    openChannel();
    for (let n = 0; n < 10; n += 1) {
      const back = attach();
      vi.advanceTimersByTime(DEFAULT_TIMINGS.streamMs);
      expect(back.ended).toBe(true);
      vi.advanceTimersByTime(DEFAULT_TIMINGS.expiryMs - 1);
    }
    expect(gone).toBe(false);
  });
});
