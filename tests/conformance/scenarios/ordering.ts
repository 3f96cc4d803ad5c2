import type { Client, Query } from '../client/client.ts';
import { expectEqual } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import { BytesValue, GeoPointValue, ReferenceValue, TimestampValue, VectorValue, type Plain } from '../client/value.ts';

/** Groups of equal values in Firestore's ascending order. */
const ASCENDING: readonly (readonly Plain[])[] = [
  [null],
  [false],
  [true],
  [NaN],
  [-Infinity],
  [-Number.MAX_VALUE],
  [Number.MIN_SAFE_INTEGER],
  [-1.5],
  [-1],
  [-Number.MIN_VALUE],
  [0, -0],
  [Number.MIN_VALUE],
  [0.5],
  [1],
  [1.5],
  [Number.MAX_SAFE_INTEGER],
  [2 ** 53],
  [2 ** 63],
  [Infinity],
  [new TimestampValue(-1, 0)],
  [new TimestampValue(0, 0)],
  [new TimestampValue(0, 1000)],
  [new TimestampValue(1, 0)],
  [''],
  ['\u0000'],
  ['A'],
  ['a'],
  ['aa'],
  ['b'],
  ['é'],
  ['\uff5e'],
  ['🪔'],
  [new BytesValue([])],
  [new BytesValue([0])],
  [new BytesValue([0, 1])],
  [new BytesValue([127])],
  [new BytesValue([255])],
  [new ReferenceValue('a/a')],
  [new ReferenceValue('a/a/a/a')],
  [new ReferenceValue('a/b')],
  [new ReferenceValue('b/a')],
  [new GeoPointValue(-90, 0)],
  [new GeoPointValue(0, -180)],
  [new GeoPointValue(0, 0)],
  [new GeoPointValue(1, -1)],
  [[]],
  [[null]],
  [[1]],
  [[1, 2]],
  [[2]],
  [['a']],
  [new VectorValue([100])],
  [new VectorValue([1, 2])],
  [new VectorValue([1, 3])],
  [new VectorValue([2, 1])],
  [new VectorValue([-1, -1, -1])],
  [{}],
  [{ a: null }],
  [{ a: 1 }],
  [{ a: 1, b: 1 }],
  [{ a: 2 }],
  [{ b: 0 }],
];

const VALUES = ASCENDING.flat();
const nameOf = (index: number) => `v${String(index).padStart(3, '0')}`;

/** Stores the values under names whose order is unrelated to them. */
async function storeAll(client: Client): Promise<readonly string[]> {
  const names = VALUES.map((_, index) => nameOf((index * 37) % 101));
  await client.batch(VALUES.map((value, index) => ({ set: `order/${names[index] ?? ''}`, data: { value } })));
  let position = 0;
  return ASCENDING.flatMap((group) => names.slice(position, (position += group.length)).sort());
}

async function idsOf(client: Client, query: Query): Promise<readonly string[]> {
  return (await client.query(query)).map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
}

export const ordering: readonly Scenario[] = [
  scenario('values of all types sort in the documented order', async ({ client }) => {
    const expected = await storeAll(client);
    expectEqual('All', await idsOf(client, { from: 'order', orderBy: [['value', 'asc']] }), expected);
  }),
  scenario('descending order reverses values and breaks ties by descending name', async ({ client }) => {
    const expected = [...(await storeAll(client))].reverse();
    expectEqual('All', await idsOf(client, { from: 'order', orderBy: [['value', 'desc']] }), expected);
  }),
  scenario('a limit is exact between and within types', async ({ client }) => {
    const expected = await storeAll(client);
    for (const limit of [1, 2, 7, 19, 20, 28, 33, 41, 47, 55]) {
      const query: Query = { from: 'order', orderBy: [['value', 'asc']], limit };
      expectEqual(`The first ${limit}`, await idsOf(client, query), expected.slice(0, limit));
    }
  }),
  scenario('a cursor starts at a value of any type', async ({ client }) => {
    const expected = await storeAll(client);
    let position = 0;
    for (const group of ASCENDING) {
      const value = group[0] ?? null;
      const query: Query = { from: 'order', orderBy: [['value', 'asc']], startAt: [value], limit: 3 };
      expectEqual(`From ${String(position)}`, await idsOf(client, query), expected.slice(position, position + 3));
      position += group.length;
    }
  }),
  scenario('range comparisons match values of the same type only', async ({ client }) => {
    await storeAll(client);
    const found = async (operator: '<' | '<=' | '>' | '>=', value: Plain) =>
      (await client.query({ from: 'order', where: [['value', operator, value]] })).map(({ data }) => data.value);
    expectEqual('Numbers over 1.5', await found('>', 1.5), [Number.MAX_SAFE_INTEGER, 2 ** 53, 2 ** 63, Infinity]);
    expectEqual('Strings over b', await found('>', 'b'), ['é', '\uff5e', '🪔']);
    expectEqual('Truths up to true', await found('<=', true), [false, true]);
    expectEqual('Times before the epoch', await found('<', new TimestampValue(0, 0)), [new TimestampValue(-1, 0)]);
    expectEqual('Bytes from 127', await found('>=', new BytesValue([127])), [
      new BytesValue([127]),
      new BytesValue([255]),
    ]);
    expectEqual('Places over the equator', await found('>', new GeoPointValue(0, 0)), [new GeoPointValue(1, -1)]);
    expectEqual('Lists from [2]', await found('>=', [2]), [[2], ['a']]);
    expectEqual('Maps from a: 2', await found('>=', { a: 2 }), [{ a: 2 }, { b: 0 }]);
  }),
  scenario('ordering by a field excludes documents without it', async ({ client }) => {
    await client.batch([
      { set: 'some/a', data: { rank: 2 } },
      { set: 'some/b', data: { other: 1 } },
      { set: 'some/c', data: { rank: null } },
    ]);
    expectEqual('Ordered', await idsOf(client, { from: 'some', orderBy: [['rank', 'asc']] }), ['c', 'a']);
  }),
  scenario('several orders apply in sequence', async ({ client }) => {
    const rows = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => [x, y] as const));
    await client.batch(rows.map(([x, y]) => ({ set: `grid/${y}${x}`, data: { x, y, z: { w: -y } } })));
    const ids = (orderBy: Query['orderBy']) => idsOf(client, { from: 'grid', ...(orderBy && { orderBy }), limit: 4 });
    expectEqual(
      'x down, y up',
      await ids([
        ['x', 'desc'],
        ['y', 'asc'],
      ]),
      ['13', '23', '33', '12'],
    );
    expectEqual(
      'nested, x down',
      await ids([
        ['z.w', 'asc'],
        ['x', 'desc'],
      ]),
      ['33', '32', '31', '23'],
    );
    expectEqual(
      'y down, name down',
      await ids([
        ['y', 'desc'],
        ['__name__', 'desc'],
      ]),
      ['33', '32', '31', '23'],
    );
    expectEqual(
      'y down, name up',
      await ids([
        ['y', 'desc'],
        ['__name__', 'asc'],
      ]),
      ['31', '32', '33', '21'],
    );
  }),
  scenario('names sort by segment, with numeric ids first', async ({ client }) => {
    const ids = ['__id-5__', '__id7__', '__id12__', '-', '1', '10', '2', 'A', 'a', 'a-b', 'a0', 'b', '\uff5e', '🪔'];
    await client.batch([...ids].reverse().map((id) => ({ set: `named/${id}`, data: {} })));
    expectEqual('By default', await idsOf(client, { from: 'named', limit: 30 }), ids);
    for (const limit of [2, 3, 5]) {
      expectEqual(`First ${limit}`, await idsOf(client, { from: 'named', limit }), ids.slice(0, limit));
    }
  }),
];
