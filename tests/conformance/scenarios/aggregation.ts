import type { Aggregates, Client } from '../client/client.ts';
import { expectEach, expectEqual } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import type { Plain } from '../client/value.ts';

const ALL: Aggregates = { count: { count: true }, sum: { sum: 'n' }, average: { average: 'n' } };

const store = (client: Client, collection: string, numbers: readonly Plain[]) =>
  client.batch(numbers.map((n, index) => ({ set: `${collection}/${index}`, data: { n, even: index % 2 === 0 } })));

const CASES: readonly (readonly [
  name: string,
  numbers: readonly Plain[],
  result: { count: number; sum: number; average: number | null },
])[] = [
  ['nothing at all', [], { count: 0, sum: 0, average: null }],
  ['whole numbers', [1, 2, 3, 4], { count: 4, sum: 10, average: 2.5 }],
  ['fractions', [0.5, 0.25, 1], { count: 3, sum: 1.75, average: 1.75 / 3 }],
  ['numbers among other types', [1, 'two', null, [3], { n: 4 }, true, 5], { count: 7, sum: 6, average: 3 }],
  ['values without a number', ['a', null], { count: 2, sum: 0, average: null }],
  ['a NaN, which spreads', [1, NaN], { count: 2, sum: NaN, average: NaN }],
  ['the infinite', [1, Infinity], { count: 2, sum: Infinity, average: Infinity }],
  ['both infinities', [Infinity, -Infinity], { count: 2, sum: NaN, average: NaN }],
  ['a sum beyond 64 bits', [2 ** 62, 2 ** 62, 2 ** 62], { count: 3, sum: 3 * 2 ** 62, average: 2 ** 62 }],
];

export const aggregation: readonly Scenario[] = [
  scenario('count, sum and average handle every kind of stored value', async ({ client }) => {
    await expectEach(CASES, async (name, numbers, result) => {
      const collection = name.replaceAll(' ', '-');
      if (numbers.length > 0) await store(client, collection, numbers);
      expectEqual('Result', await client.aggregate({ from: collection }, ALL), result);
    });
  }),
  scenario('aggregations respect filters, limits and cursors', async ({ client }) => {
    await store(client, 'rows', [1, 10, 100, 1000, 10000]);
    const even = { from: 'rows', where: [['even', '==', true] as const] };
    expectEqual('Filtered', await client.aggregate(even, ALL), { count: 3, sum: 10101, average: 3367 });
    const top = { from: 'rows', orderBy: [['n', 'desc'] as const], limit: 2 };
    expectEqual('Limited', await client.aggregate(top, ALL), { count: 2, sum: 11000, average: 5500 });
    const from = { from: 'rows', orderBy: [['n', 'asc'] as const], startAfter: [100] };
    expectEqual('From a cursor', await client.aggregate(from, ALL), { count: 2, sum: 11000, average: 5500 });
  }),
  scenario('aggregations work on a collection group', async ({ client }) => {
    await client.batch(['a/1/gifts/x', 'b/2/gifts/y', 'gifts/z', 'other/w'].map((set) => ({ set, data: { n: 2 } })));
    expectEqual('Result', await client.aggregate({ from: 'gifts', everywhere: true }, ALL), {
      count: 3,
      sum: 6,
      average: 2,
    });
  }),
  scenario('one query computes several aggregations under custom aliases', async ({ client }) => {
    await client.batch([
      { set: 'rows/a', data: { price: { net: 1, tax: 0.5 } } },
      { set: 'rows/b', data: { price: { net: 2, tax: 0.25 } } },
    ]);
    const result = await client.aggregate(
      { from: 'rows' },
      { net: { sum: 'price.net' }, tax: { sum: 'price.tax' }, mean: { average: 'price.net' }, all: { count: true } },
    );
    expectEqual('Result', result, { net: 3, tax: 0.75, mean: 1.5, all: 2 });
  }),
];
