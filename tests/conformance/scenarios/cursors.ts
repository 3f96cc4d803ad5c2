import type { Client, Query } from '../client/client.ts';
import { expectEach, expectEqual, expectFailure } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';

/** Ten rows: n from 0 to 9, and `third`, which repeats. */
async function storeRows(client: Client): Promise<void> {
  const rows = Array.from({ length: 10 }, (_, n) => n);
  await client.batch(rows.map((n) => ({ set: `rows/r${n}`, data: { n, third: n % 3 } })));
}

const numbers = async (client: Client, query: Omit<Query, 'from'>) =>
  (await client.query({ from: 'rows', ...query })).map(({ data }) => data.n);

const byNumber = [['n', 'asc']] as const;
const byThird = [
  ['third', 'asc'],
  ['n', 'desc'],
] as const;

const CASES: readonly (readonly [name: string, query: Omit<Query, 'from'>, found: readonly number[]])[] = [
  ['at', { orderBy: byNumber, startAt: [7] }, [7, 8, 9]],
  ['after', { orderBy: byNumber, startAfter: [7] }, [8, 9]],
  ['until', { orderBy: byNumber, endAt: [1] }, [0, 1]],
  ['before', { orderBy: byNumber, endBefore: [1] }, [0]],
  ['between', { orderBy: byNumber, startAfter: [2], endBefore: [5] }, [3, 4]],
  ['from a value that is not there', { orderBy: byNumber, startAt: [7.5] }, [8, 9]],
  ['from a type that sorts before', { orderBy: byNumber, startAt: [null], limit: 1 }, [0]],
  ['from a type that sorts after', { orderBy: byNumber, startAt: ['a'] }, []],
  ['crossed', { orderBy: byNumber, startAt: [5], endAt: [4] }, []],
  ['downwards', { orderBy: [['n', 'desc']], startAt: [2] }, [2, 1, 0]],
  ['by a part of the order', { orderBy: byThird, startAt: [2] }, [8, 5, 2]],
  ['after a part of the order', { orderBy: byThird, startAfter: [1] }, [8, 5, 2]],
  ['by the whole order', { orderBy: byThird, startAfter: [1, 4] }, [1, 8, 5, 2]],
  ['with a limit', { orderBy: byNumber, startAt: [3], limit: 2 }, [3, 4]],
  ['at a document', { orderBy: byThird, startAt: { document: 'rows/r1' } }, [1, 8, 5, 2]],
  ['after a document', { orderBy: byThird, startAfter: { document: 'rows/r1' } }, [8, 5, 2]],
  [
    'after a document, by a field that repeats',
    { orderBy: [['third', 'asc']], startAfter: { document: 'rows/r4' } },
    [7, 2, 5, 8],
  ],
  ['before a document, with a filter', { where: [['n', '>', 2]], endBefore: { document: 'rows/r5' } }, [3, 4]],
  ['by name', { orderBy: [['__name__', 'asc']], startAt: ['r8'] }, [8, 9]],
  ['by name, downwards', { orderBy: [['__name__', 'desc']], startAfter: ['r2'] }, [1, 0]],
  ['the last', { orderBy: byNumber, limitToLast: 3 }, [7, 8, 9]],
  ['the last of a repeating field', { orderBy: byThird, limitToLast: 4 }, [1, 8, 5, 2]],
  ['the last before', { orderBy: byNumber, endBefore: [5], limitToLast: 2 }, [3, 4]],
  ['the last from', { orderBy: byNumber, startAt: [8], limitToLast: 5 }, [8, 9]],
  ['the last up to a document', { orderBy: byNumber, endAt: { document: 'rows/r4' }, limitToLast: 2 }, [3, 4]],
  ['a limit above the number of documents', { orderBy: byNumber, limit: 1000, startAt: [9] }, [9]],
];

export const cursors: readonly Scenario[] = [
  scenario('pages start and end at their cursors', async ({ client }) => {
    await storeRows(client);
    await expectEach(CASES, async (_name, query, found) => {
      expectEqual('Found', await numbers(client, query), found);
    });
  }),
  scenario('consecutive pages neither skip nor repeat documents', async ({ client }) => {
    await storeRows(client);
    const seen: unknown[] = [];
    let last: string | undefined;
    for (;;) {
      const from = last === undefined ? {} : { startAfter: { document: last } };
      const page = await client.query({ from: 'rows', orderBy: [['third', 'desc']], limit: 3, ...from });
      seen.push(...page.map(({ data }) => data.n));
      last = page.at(-1)?.path;
      if (page.length < 3) break;
    }
    expectEqual('In all', seen, [8, 5, 2, 7, 4, 1, 9, 6, 3, 0]);
  }),
  scenario('a count respects the limit', async ({ client }) => {
    await storeRows(client);
    const { total } = await client.aggregate({ from: 'rows', orderBy: byNumber, limit: 4 }, { total: { count: true } });
    expectEqual('Counted', total, 4);
  }),
  scenario('an `in` filter with more than thirty values is rejected', async ({ client }) => {
    const many = Array.from({ length: 31 }, (_, n) => n);
    await expectFailure(
      'Asked',
      client.query({ from: 'rows', where: [['n', 'in', many]] }),
      client.codeFor('invalid-argument'),
    );
  }),
];
