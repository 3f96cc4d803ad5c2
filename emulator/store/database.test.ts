import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { comparePaths } from '../model/order.ts';
import { DATABASE } from '../model/testing/arbitraries.ts';
import type { Value } from '../model/value.ts';
import { Database, FOREVER, type DatabaseView, type Retention } from './database.ts';

const PATHS = ['c/a', 'c/b', 'c/__id9__', 'c/__id10__', 'c/a/d/x', 'c/a/d/y', 'd/a', 'c-/a', 'c/b/d/x'];

type State = ReadonlyMap<string, Document>;

/** A database with every past state, by commit time. */
class Scenario {
  readonly database: Database;
  readonly states: { time: number; state: State }[] = [{ time: 0, state: new Map() }];
  #time = 0;

  constructor(retention: Retention) {
    this.database = new Database(DATABASE, retention);
  }

  commit(writes: readonly (readonly [path: string, value: number | undefined])[], pause: number): void {
    const time = (this.#time += pause);
    const state = new Map(this.states.at(-1)?.state);
    const changes = Array.from(new Map(writes), ([path, value]) => {
      const before = state.get(path);
      const after = value === undefined ? undefined : documentOf(path, value, before?.createTime ?? time, time);
      if (after) state.set(path, after);
      else state.delete(path);
      return { path, before, after };
    });
    // As in an engine commit, deleting a missing document is not a change.
    this.database.apply({ time, changes: changes.filter(({ before, after }) => before !== after) });
    this.states.push({ time, state });
  }
}

function documentOf(path: string, value: number, createTime: number, updateTime: number): Document {
  const fields = new Map<string, Value>([['value', { kind: 'double', value }]]);
  return { path, fields, createTime, updateTime };
}

const write = fc.tuple(fc.constantFrom(...PATHS), fc.option(fc.nat(9), { nil: undefined }));
const commits = fc.array(fc.tuple(fc.array(write, { maxLength: 4 }), fc.integer({ min: 1, max: 5 })), {
  maxLength: 25,
});

function expectState(view: DatabaseView, state: State): void {
  for (const path of PATHS) expect(view.get(path)).toBe(state.get(path));
  const sorted = [...state.values()].sort((a, b) => comparePaths(a.path, b.path));
  for (const collection of ['c', 'd', 'c-', 'c/a/d', 'none']) {
    const inside = sorted.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === collection);
    expect([...view.collection(collection)]).toEqual(inside);
  }
  const inGroup = (path: string) => path.split('/').at(-2) === 'd';
  expect(byPath(view.collectionGroup('d', ''))).toEqual(sorted.filter(({ path }) => inGroup(path)));
  expect(byPath(view.collectionGroup('d', 'c/a'))).toEqual(
    sorted.filter(({ path }) => inGroup(path) && path.startsWith('c/a/')),
  );
  expect(byPath(view.collectionGroup(undefined, ''))).toEqual(sorted);
  const collections = new Set(sorted.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  expect([...view.collectionPaths('')].sort()).toEqual([...collections].sort());
}

const byPath = (documents: Iterable<Document>) => [...documents].sort((a, b) => comparePaths(a.path, b.path));

describe('a database', () => {
  it('serves every past snapshot', () => {
    fc.assert(
      fc.property(commits, (history) => {
        const scenario = new Scenario(FOREVER);
        for (const [writes, pause] of history) scenario.commit(writes, pause);
        const { database, states } = scenario;
        expectState(database.latest, states.at(-1)?.state ?? new Map());
        for (const { time, state } of states) expectState(database.at(time), state);
      }),
      { numRuns: 80 },
    );
  });

  it('serves the latest snapshot after each commit, whatever was iterated before', () => {
    fc.assert(
      fc.property(commits, (history) => {
        const scenario = new Scenario(FOREVER);
        for (const [writes, pause] of history) {
          scenario.commit(writes, pause);
          const { latest } = scenario.database;
          for (const _ of latest.collection('c')) break;
          expectState(latest, scenario.states.at(-1)?.state ?? new Map());
          expectState(latest, scenario.states.at(-1)?.state ?? new Map());
        }
      }),
      { numRuns: 40 },
    );
  });

  it('serves every snapshot since its horizon after pruning, and knows when each document last changed', () => {
    const retention = fc.record({ micros: fc.integer({ min: 0, max: 30 }), versions: fc.integer({ min: 0, max: 8 }) });
    fc.assert(
      fc.property(commits, retention, (history, kept) => {
        const scenario = new Scenario(kept);
        for (const [writes, pause] of history) scenario.commit(writes, pause);
        const { database, states } = scenario;
        expectState(database.latest, states.at(-1)?.state ?? new Map());
        for (const { time, state } of states) if (time >= database.horizon) expectState(database.at(time), state);
        for (const path of PATHS) {
          const last = states.findLast(({ state }, i) => state.get(path) !== states[i - 1]?.state.get(path));
          if (last && last.time > database.horizon) expect(database.lastChange(path)).toBe(last.time);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('notifies every subscriber after a commit is applied, even if one unsubscribes meanwhile', () => {
    const scenario = new Scenario(FOREVER);
    const heard: string[] = [];
    const leave = scenario.database.subscribe(({ time }) => {
      heard.push(`first ${time} ${String(scenario.database.latest.get('c/a')?.updateTime)}`);
      leave();
    });
    scenario.database.subscribe(({ time }) => heard.push(`second ${time}`));
    scenario.commit([['c/a', 1]], 1);
    scenario.commit([['c/a', 2]], 1);
    scenario.commit([], 1);
    expect(heard).toEqual(['first 1 1', 'second 1', 'second 2']);
  });
});
