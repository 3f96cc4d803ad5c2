import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectionQuery } from '../../query/query.ts';
import { Store } from '../../store/store.ts';
import { Engine } from '../engine.ts';
import type { Caller, ListenSession, Write } from '../requests.ts';

const DATABASE = 'projects/p/databases/(default)';
const OWNER: Caller = { kind: 'owner' };

let engine: Engine;
let stream: ListenSession;
let changes = 0;
let consistent = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  engine = new Engine(new Store());
  stream = engine.listen(OWNER, DATABASE, (event) => {
    if (event.kind === 'change') changes++;
    if (event.kind === 'target' && event.change === 'NO_CHANGE') consistent++;
  });
  stream.addTarget({ id: 1, once: false, query: everything });
  // Let the throttling window of the initial snapshot pass.
  vi.advanceTimersByTime(10_000);
  changes = 0;
  consistent = 0;
});

afterEach(() => {
  stream.close();
  vi.useRealTimers();
});

const everything = collectionQuery([], 'gifts');

let written = 0;

function commit(documents: number): void {
  const writes = Array.from({ length: documents }, (): Write => {
    return { kind: 'update', path: `gifts/${written++}`, fields: new Map(), transforms: [] };
  });
  engine.commit(OWNER, DATABASE, writes);
}

it('sends a snapshot immediately after the first bulk commit', () => {
  commit(500);
  expect([changes, consistent]).toEqual([500, 1]);
});

it('sends the changes of a bulk load immediately but throttles its snapshots', () => {
  for (let batch = 0; batch < 20; batch++) {
    commit(500);
    vi.advanceTimersByTime(50);
  }
  expect(changes).toBe(10_000);
  expect(consistent).toBeLessThanOrEqual(3);
  vi.advanceTimersByTime(1000);
  const settled = consistent;
  vi.advanceTimersByTime(10_000);
  expect(consistent).toBe(settled);
});

it('sends the last snapshot of a bulk load within half a second', () => {
  commit(500);
  commit(500);
  expect(consistent).toBe(1);
  vi.advanceTimersByTime(500);
  expect(consistent).toBe(2);
});

it('sends a snapshot immediately after a small commit during a bulk load', () => {
  commit(500);
  commit(500);
  commit(1);
  expect([changes, consistent]).toEqual([1001, 2]);
  vi.advanceTimersByTime(10_000);
  expect(consistent).toBe(2);
});

it('sends nothing after the stream closes', () => {
  commit(500);
  commit(500);
  stream.close();
  vi.advanceTimersByTime(10_000);
  expect(consistent).toBe(1);
});
