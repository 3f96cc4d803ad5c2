import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATABASE } from '../model/testing/arbitraries.ts';
import { StatusError } from '../model/status.ts';
import type { Value } from '../model/value.ts';
import type { Query } from '../query/query.ts';
import { smallPath, wholeCollection } from '../query/testing/arbitraries.ts';
import { CommitClock } from '../store/clock.ts';
import { Store } from '../store/store.ts';
import { Engine } from './engine.ts';
import type { Caller, TransactionId, Write } from './requests.ts';

const OWNER: Caller = { kind: 'owner' };

/** A transaction that reads documents or a query, then writes a sum or deletes. */
interface Program {
  /** Document paths, or 'query'. */
  readonly reads: readonly string[];
  readonly target: string;
  readonly adds: number;
  readonly isDelete: boolean;
}

/** A query whose result can change through documents it did not return. */
const QUERY: Query = {
  ...wholeCollection,
  where: { kind: 'field', field: ['n'], op: 'GREATER_THAN', value: { kind: 'integer', value: 1n } },
  limit: 2,
};

const program: fc.Arbitrary<Program> = fc.record({
  reads: fc.array(fc.oneof(smallPath, fc.constant('query' as const)), { maxLength: 3 }),
  target: smallPath,
  adds: fc.integer({ min: 0, max: 3 }),
  isDelete: fc.nat(4).map((n) => n === 0),
});

class World {
  #now = 1_000_000;
  readonly store = new Store({ clock: new CommitClock(() => ++this.#now) });
  readonly engine = new Engine(this.store);

  read(source: string, id?: TransactionId): bigint {
    const consistency = id ? ({ kind: 'transaction', id } as const) : ({ kind: 'latest' } as const);
    const documents =
      source === 'query'
        ? this.engine.runQuery(OWNER, DATABASE, QUERY, consistency).result
        : this.engine.getDocuments(OWNER, DATABASE, [source], consistency).result.map(({ document }) => document);
    return documents.reduce((sum, document) => {
      const n = document?.fields.get('n');
      return sum + (n?.kind === 'integer' ? n.value : 0n);
    }, 0n);
  }

  write({ target, adds, isDelete }: Program, read: bigint, id?: TransactionId): void {
    const fields = new Map<string, Value>([['n', { kind: 'integer', value: (read + BigInt(adds)) % 7n }]]);
    const write: Write = isDelete
      ? { kind: 'delete', path: target }
      : { kind: 'update', path: target, fields, transforms: [] };
    this.engine.commit(OWNER, DATABASE, [write], id);
  }

  get content(): unknown {
    const all = this.store.database(DATABASE).latest.collectionGroup(undefined, '');
    return Array.from(all, ({ path, fields }) => [path, fields.get('n')]);
  }
}

class Run {
  #done = 0;
  #sum = 0n;
  readonly #id: TransactionId;

  constructor(
    private readonly world: World,
    private readonly program: Program,
  ) {
    this.#id = world.engine.beginTransaction(DATABASE, { mode: 'readWrite' });
  }

  /** Performs the next read, or the commit. Returns whether the commit succeeded, undefined for a read. */
  step(): boolean | undefined {
    const read = this.program.reads[this.#done++];
    if (read !== undefined) {
      this.#sum += this.world.read(read, this.#id);
      return undefined;
    }
    try {
      this.world.write(this.program, this.#sum, this.#id);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'ABORTED' });
      return false;
    }
  }
}

describe('transactions', () => {
  it('are serializable under any interleaving', () => {
    const seen = { committed: 0, aborted: 0 };
    fc.assert(
      fc.property(
        fc.array(program, { minLength: 2, maxLength: 8 }),
        fc.array(fc.nat(7), { minLength: 10, maxLength: 60 }),
        (programs, schedule) => {
          const world = new World();
          const running = new Map<number, Run>();
          const committed: Program[] = [];
          for (const turn of schedule) {
            const at = turn % programs.length;
            const each = programs[at] as Program;
            const run = running.get(at) ?? new Run(world, each);
            running.set(at, run);
            const succeeded = run.step();
            if (succeeded === undefined) continue;
            running.delete(at);
            if (succeeded) committed.push(each);
            seen[succeeded ? 'committed' : 'aborted']++;
          }
          const serial = new World();
          for (const each of committed)
            serial.write(
              each,
              each.reads.reduce((sum, read) => sum + serial.read(read), 0n),
            );
          expect(world.content).toEqual(serial.content);
        },
      ),
      { numRuns: 300 },
    );
    // The generated schedules contain enough conflicts to be meaningful.
    expect(seen.aborted).toBeGreaterThan(50);
    expect(seen.committed).toBeGreaterThan(300);
  });

  it('lose no update if every aborted transaction is retried', () => {
    const world = new World();
    const add: Program = { reads: ['c/a'], target: 'c/a', adds: 1, isDelete: false };
    let pending = Array.from({ length: 6 }, () => new Run(world, add));
    let rounds = 0;
    while (pending.length > 0) {
      rounds++;
      for (const run of pending) run.step();
      pending = pending.filter((run) => run.step() === false).map(() => new Run(world, add));
    }
    expect(rounds).toBe(6);
    expect(world.read('c/a')).toBe(6n);
  });

  it('read the snapshot from when they began', () => {
    const world = new World();
    world.write({ reads: [], target: 'c/a', adds: 1, isDelete: false }, 0n);
    const id = world.engine.beginTransaction(DATABASE, { mode: 'readOnly' });
    world.write({ reads: [], target: 'c/a', adds: 2, isDelete: false }, 0n);
    expect([world.read('c/a', id), world.read('c/a')]).toEqual([1n, 2n]);
  });

  it('reject a finished transaction, one of another database, and writes in a read-only one', () => {
    const { engine } = new World();
    const write: Write = { kind: 'delete', path: 'c/a' };
    const id = engine.beginTransaction(DATABASE, { mode: 'readWrite' });
    engine.rollback(DATABASE, id);
    expect(() => engine.commit(OWNER, DATABASE, [], id)).toThrow(StatusError);
    const other = engine.beginTransaction('projects/other/databases/(default)', { mode: 'readWrite' });
    expect(() => engine.commit(OWNER, DATABASE, [], other)).toThrow(StatusError);
    const reader = engine.beginTransaction(DATABASE, { mode: 'readOnly' });
    expect(() => engine.commit(OWNER, DATABASE, [write], reader)).toThrow(/read-only/);
  });

  it('write nothing if one write fails its precondition', () => {
    const world = new World();
    const fields = new Map<string, Value>();
    const writes: Write[] = [
      { kind: 'update', path: 'c/a', fields, transforms: [] },
      { kind: 'delete', path: 'c/b', precondition: { exists: true } },
    ];
    expect(() => world.engine.commit(OWNER, DATABASE, writes)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(world.content).toEqual([]);
  });
});
