import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeService, type FakeStream } from './fake-service.ts';
import { StreamPool } from './stream-pool.ts';
import type { BackChannel } from './webchannel/back-channel.ts';
import { Channel, DEFAULT_TIMINGS } from './webchannel/channel.ts';

const KIB = 1024;
const MAX_BYTES = 1024 * KIB;

let service: FakeService;
let pool: StreamPool;
let warnings: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((warning) => warnings.push(warning));
  service = new FakeService();
  pool = new StreamPool(MAX_BYTES);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Opened {
  readonly channel: Channel;
  readonly stream: FakeStream;
  /** Queues a message of this length for the client. */
  readonly send: (bytes: number) => void;
}

function open(sid: string): Opened {
  const channel = new Channel({
    sid,
    timings: DEFAULT_TIMINGS,
    open: (peer) => service.openStream('Listen', { kind: 'anonymous' }, peer),
    parse: () => ({}),
    print: (message) => JSON.stringify([message]),
    onWeight: (changed) => pool.weigh(changed),
    onGone: (gone) => pool.remove(gone),
  });
  pool.add(channel);
  const stream = service.streams.at(-1) as FakeStream;
  return {
    channel,
    stream,
    send(bytes) {
      stream.peer.send({ text: 'x'.repeat(bytes) });
      // Messages are weighed when they are flushed.
      vi.advanceTimersByTime(0);
    },
  };
}

/** A connected client that reads nothing. */
function stalledBackChannel(): BackChannel {
  return { longPoll: false, written: 1, write: () => false, end() {}, onDrain() {}, onClose() {} };
}

const later = (ms: number) => vi.advanceTimersByTime(ms);
const survivors = (opened: readonly Opened[]) =>
  opened.filter(({ stream }) => !stream.closed).map(({ channel }) => channel.sid);

describe('the pool of streams', () => {
  it('terminates the longest idle when all together hold too much', () => {
    const opened: Opened[] = [];
    for (const sid of ['a', 'b', 'c', 'd', 'e']) {
      opened.push(open(sid));
      later(1_000);
    }
    opened[0]?.channel.receive([]);
    for (const each of opened) each.send(230 * KIB);
    expect(survivors(opened)).toEqual(['a', 'c', 'd', 'e']);
    expect(opened[1]?.stream.closed).toBe(true);
    expect(warnings).toEqual(['All streams together hold more than 1 MiB: the longest idle are closed.']);
  });

  it('holds no more than its bound for any number of abandoned channels', () => {
    const opened: Opened[] = [];
    for (let n = 0; n < 1_000; n++) {
      opened.push(open(`s${n}`));
      opened.at(-1)?.send(100 * KIB);
      later(10);
    }
    expect(survivors(opened)).toEqual(Array.from({ length: 8 }, (_, i) => `s${992 + i}`));
    expect(service.streams.filter(({ closed }) => !closed)).toHaveLength(8);
    expect(warnings).toHaveLength(1);
  });

  it('counts what the service holds for a channel and what came too early', () => {
    const opened = ['a', 'b', 'c'].map(open);
    const [a, b, c] = opened as [Opened, Opened, Opened];
    a.stream.heldDocuments = 4_000;
    a.channel.receive([]);
    later(1);
    b.channel.receive([{ id: 5, data: 'x'.repeat(600 * KIB) }]);
    expect(survivors(opened)).toEqual(['b', 'c']);
    later(1);
    c.channel.receive([]);
    expect(survivors(opened)).toEqual(['b', 'c']);
  });

  it('terminates connected channels last, those first that hold the most', () => {
    const opened = ['a', 'b', 'c'].map(open);
    const [a, b, c] = opened as [Opened, Opened, Opened];
    for (const { channel } of [a, b]) channel.attach(stalledBackChannel(), 0);
    a.send(300 * KIB);
    b.send(500 * KIB);
    later(1_000);
    c.send(400 * KIB);
    expect(survivors(opened)).toEqual(['a', 'b']);
    a.send(300 * KIB);
    expect(survivors(opened)).toEqual(['b']);
  });

  it('forgets what a client has acknowledged', () => {
    const { channel, stream, send } = open('a');
    for (let n = 1; n <= 10; n++) {
      send(500 * KIB);
      channel.attach({ ...stalledBackChannel(), write: () => true }, 0);
      channel.acknowledge(n);
    }
    expect(stream.closed).toBe(false);
    expect(warnings).toEqual([]);
  });

  it('terminates a channel that alone holds too much', () => {
    const { channel, stream, send } = open('a');
    send(2 * MAX_BYTES);
    expect(stream.closed).toBe(true);
    expect(channel.heldBytes).toBeGreaterThan(MAX_BYTES);
  });

  it('terminates all when the server stops', () => {
    const opened = ['a', 'b'].map(open);
    pool.terminateAll();
    expect(opened.map(({ stream }) => stream.closed)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
