import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../model/document.ts';
import { DATABASE } from '../../model/testing/arbitraries.ts';
import { planQuery } from '../../query/plan.ts';
import type { Query } from '../../query/query.ts';
import { runQuery } from '../../query/run.ts';
import { smallFields, smallPath, smallQuery } from '../../query/testing/arbitraries.ts';
import { CommitClock } from '../../store/clock.ts';
import type { Retention } from '../../store/database.ts';
import { Store } from '../../store/store.ts';
import { Engine } from '../engine.ts';
import type { BloomFilter, ListenEvent, ListenSession, Write } from '../requests.ts';

/** A client's local state for one query. It survives disconnects. */
interface Held {
  readonly query: Query;
  readonly documents: Map<string, Document>;
  token: Uint8Array | undefined;
  isCurrent: boolean;
  /** The existence filter did not match, so the client must listen again without a resume token. */
  mustReset: boolean;
}

/** Applies stream events the way the client SDKs do. */
class Client {
  readonly held: Map<number, Held>;
  /**
   * Local and expected documents at every consistent snapshot. Asserted later because a commit swallows listener
   * errors.
   */
  readonly comparisons: [held: Document[], expected: Document[]][] = [];
  #session: ListenSession | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    queries: readonly Query[],
  ) {
    this.held = new Map(
      queries.map((query, i) => [
        i + 1,
        { query, documents: new Map(), token: undefined, isCurrent: false, mustReset: false },
      ]),
    );
  }

  connect(saysHowMany: boolean): void {
    this.disconnect();
    this.#session = this.engine.listen({ kind: 'owner' }, DATABASE, (event) => {
      this.#on(event);
    });
    for (const id of this.held.keys()) this.#add(id, saysHowMany);
  }

  disconnect(): void {
    this.#session?.close();
    this.#session = undefined;
    for (const held of this.held.values()) held.isCurrent = false;
  }

  /** Drops one cached document per query, as garbage collection of the client cache does. */
  lose(): void {
    for (const { documents } of this.held.values())
      for (const path of [...documents.keys()].slice(0, 1)) documents.delete(path);
  }

  #add(id: number, saysHowMany: boolean): void {
    const held = this.held.get(id) as Held;
    const { token, query } = held;
    const expectedCount = saysHowMany ? held.documents.size : undefined;
    this.#session?.addTarget({ id, once: false, query, resume: token && { token }, expectedCount });
    if (!held.mustReset) return;
    this.#session?.removeTarget(id);
    Object.assign(held, { token: undefined, mustReset: false, isCurrent: false });
    held.documents.clear();
    this.#add(id, false);
  }

  #on(event: ListenEvent): void {
    switch (event.kind) {
      case 'change':
        for (const id of event.targetIds) this.held.get(id)?.documents.set(event.document.path, event.document);
        for (const id of event.removedTargetIds) this.held.get(id)?.documents.delete(event.document.path);
        return;
      case 'delete':
      case 'remove':
        for (const id of event.removedTargetIds) this.held.get(id)?.documents.delete(event.path);
        return;
      case 'filter':
        this.#filter(this.held.get(event.targetId) as Held, event.count, event.unchangedNames);
        return;
      case 'target':
        this.#onTarget(event);
    }
  }

  #onTarget({ change, targetIds, cause, resumeToken }: Extract<ListenEvent, { kind: 'target' }>): void {
    if (cause) throw cause;
    const concerned = targetIds.length > 0 ? targetIds : [...this.held.keys()];
    for (const id of concerned) {
      const held = this.held.get(id) as Held;
      if (change === 'RESET') held.documents.clear();
      if (change === 'CURRENT') held.isCurrent = true;
      if (resumeToken && held.isCurrent) held.token = resumeToken;
    }
    if (change === 'NO_CHANGE' && targetIds.length === 0) this.#compareWithResult();
  }

  #filter(held: Held, count: number, unchanged: BloomFilter | undefined): void {
    const { documents } = held;
    if (documents.size === count) return;
    for (const path of documents.keys()) {
      if (unchanged && !mightContain(unchanged, `${DATABASE}/documents/${path}`)) documents.delete(path);
    }
    held.mustReset = documents.size !== count;
  }

  #compareWithResult(): void {
    for (const { query, documents, isCurrent, mustReset } of this.held.values()) {
      if (!isCurrent || mustReset) continue;
      const result = runQuery(planQuery(DATABASE, query), this.store.database(DATABASE).latest);
      this.comparisons.push([[...documents.values()].sort(byPath), [...result].sort(byPath)]);
    }
  }
}

const byPath = (a: Document, b: Document) => (a.path < b.path ? -1 : 1);

function mightContain({ bitmap, padding, hashCount }: BloomFilter, name: string): boolean {
  const bits = BigInt(bitmap.length * 8 - padding);
  if (bits === 0n) return false;
  const digest = createHash('md5').update(name).digest();
  return Array.from({ length: hashCount }).every((_, i) => {
    const sum = digest.readBigUInt64LE(0) + BigInt(i) * digest.readBigUInt64LE(8);
    const bit = Number(BigInt.asUintN(64, sum) % bits);
    return (((bitmap[bit >> 3] as number) >> (bit & 7)) & 1) === 1;
  });
}

type Step = readonly [kind: 'commit', writes: readonly Write[]] | readonly [kind: Exclude<Action, 'commit'>];
type Action = 'commit' | 'connect' | 'connect saying how many' | 'disconnect' | 'lose' | 'wait';

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      path: smallPath,
      fields: smallFields,
      transforms: fc.constant([]),
    }),
  },
  fc.record({ kind: fc.constant('delete' as const), path: smallPath }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('commit' as const), fc.array(write, { minLength: 1, maxLength: 3 })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      ['connect'],
      ['connect saying how many'],
      ['disconnect'],
      ['disconnect'],
      ['wait'],
    ),
  },
  fc.constant<Step>(['lose']),
);

function follow(queries: readonly Query[], steps: readonly Step[], retention: Retention, loses: boolean): void {
  let now = 1_000_000;
  const store = new Store({ clock: new CommitClock(() => now), retention });
  const engine = new Engine(store);
  const client = new Client(engine, store, queries);
  for (const [kind, writes] of steps) {
    now += 10;
    if (kind === 'commit') engine.commit({ kind: 'owner' }, DATABASE, writes);
    else if (kind === 'wait') now += 1000;
    else if (kind === 'lose' && loses) {
      client.disconnect();
      client.lose();
    } else if (kind === 'disconnect') client.disconnect();
    else if (kind !== 'lose') client.connect(kind === 'connect saying how many');
  }
  now += 10;
  client.connect(true);
  // Every connected target is current and has been compared.
  for (const { isCurrent } of client.held.values()) expect(isCurrent).toBe(true);
  for (const [held, expected] of client.comparisons) {
    const isSame = held.length === expected.length && held.every((document, i) => document === expected[i]);
    if (!isSame) expect(held).toEqual(expected);
  }
}

const FOREVER: Retention = { micros: 1e9, versions: 1e9 };

const queries = fc.array(smallQuery, { minLength: 1, maxLength: 2 });
const steps = fc.array(step, { minLength: 10, maxLength: 40 });

describe('a listening client', () => {
  it('always holds its query results while the server keeps the full history', () => {
    fc.assert(
      fc.property(queries, steps, (some, many) => {
        follow(some, many, FOREVER, false);
      }),
      { numRuns: 300 },
    );
  });

  it('catches up with a resume token older than the kept history', () => {
    fc.assert(
      fc.property(queries, steps, fc.integer({ min: 0, max: 3 }), (some, many, versions) => {
        follow(some, many, { micros: 500, versions }, false);
      }),
      { numRuns: 500 },
    );
  });

  it('recovers documents it lost from its cache while the server keeps the full history', () => {
    // Without history the protocol cannot detect this: an existence filter with a matching count reveals nothing.
    fc.assert(
      fc.property(queries, steps, (some, many) => {
        follow(some, many, FOREVER, true);
      }),
      { numRuns: 200 },
    );
  });
});
