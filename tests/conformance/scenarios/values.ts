import { expectEach, expectEqual, expectTrue } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import {
  BytesValue,
  GeoPointValue,
  ReferenceValue,
  TimestampValue,
  VectorValue,
  serverTime,
  type PlainFields,
} from '../client/value.ts';

const everyByte = Array.from({ length: 256 }, (_, byte) => byte);

const KINDS: readonly (readonly [kind: string, fields: PlainFields])[] = [
  ['null and booleans', { nothing: null, yes: true, no: false }],
  ['integers', { zero: 0, one: 1, minus: -1, max: Number.MAX_SAFE_INTEGER, min: Number.MIN_SAFE_INTEGER }],
  ['doubles', { half: 0.5, tiny: Number.MIN_VALUE, huge: Number.MAX_VALUE, third: 1 / 3, beyond: 2 ** 63, big: 1e21 }],
  ['special numbers', { negativeZero: -0, nan: NaN, infinite: Infinity, negative: -Infinity }],
  ['strings', { empty: '', nul: 'a\u0000b', quotes: `'"\`\\/`, hindi: 'शगुन', astral: '🪔💍', lines: 'a\n\r\t\u2028b' }],
  [
    'timestamps',
    {
      epoch: new TimestampValue(0, 0),
      before: new TimestampValue(-1, 999999000),
      first: new TimestampValue(-62135596800, 0),
      last: new TimestampValue(253402300799, 999999000),
    },
  ],
  ['bytes', { empty: new BytesValue([]), one: new BytesValue([0]), all: new BytesValue(everyByte) }],
  [
    'geographical points',
    {
      home: new GeoPointValue(28.6139, 77.209),
      corner: new GeoPointValue(-90, -180),
      other: new GeoPointValue(90, 180),
    },
  ],
  ['references', { near: new ReferenceValue('gifts/lamp'), deep: new ReferenceValue('a/b/c/d/e/f') }],
  ['vectors', { one: new VectorValue([1]), mixed: new VectorValue([0, -1.5, 1e300, 3]) }],
  ['arrays', { empty: [], mixed: [null, true, 1, 'one', [0].length, { deep: [1, [2].length] }], repeated: [1, 1, 1] }],
  ['maps', { empty: {}, deep: { a: { b: { c: { d: [] } } } }, odd: { 'a.b': 1, ' ': 2, 'ü`\\': 3, '0': 4 } }],
];

export const values: readonly Scenario[] = [
  scenario('values of every type are returned as stored', async ({ client }) => {
    await expectEach(KINDS, async (kind, fields) => {
      const collection = kind.replaceAll(' ', '-');
      await client.set(`${collection}/one`, fields);
      expectEqual('Read by name', await client.get(`${collection}/one`), fields);
      expectEqual('Found', await client.query({ from: collection }), [{ path: `${collection}/one`, data: fields }]);
    });
  }),
  scenario('a timestamp is truncated to microseconds', async ({ client }) => {
    await client.set('values/one', { at: new TimestampValue(1, 123456789) });
    expectEqual('Stored', await client.get('values/one'), { at: new TimestampValue(1, 123456000) });
  }),
  scenario('integer 1 and double 1.0 are equal in filters', async ({ client }) => {
    await client.set('values/whole', { n: 1 });
    const found = await client.query({ from: 'values', where: [['n', '==', 1.0]] });
    expectEqual(
      'Found',
      found.map(({ path }) => path),
      ['values/whole'],
    );
  }),
  scenario('a document without fields exists', async ({ client }) => {
    await client.set('values/bare', {});
    expectEqual('Stored', await client.get('values/bare'), {});
    expectEqual('Never stored', await client.get('values/missing'), undefined);
  }),
  scenario('document ids may contain any printable character', async ({ client }) => {
    const ids = [
      'a b',
      'ü',
      '100%',
      'x:y',
      'q?a=1&b',
      '#top',
      '.hidden',
      'back`tick',
      '🪔',
      "it's",
      'a+b',
      '{}',
      'c,d;e',
    ];
    await client.batch(ids.map((id) => ({ set: `names/${id}`, data: { id } })));
    for (const id of ids) expectEqual(`Read ${id}`, await client.get(`names/${id}`), { id });
    const found = await client.query({ from: 'names' });
    expectEqual('Listed', found.map(({ data }) => data.id).sort(), [...ids].sort());
    for (const id of ids)
      expectEqual(`Found ${id}`, (await client.query({ from: 'names', where: [['id', '==', id]] })).length, 1);
  }),
  scenario('field names may contain any printable character', async ({ client }) => {
    await client.set('fields/one', { keep: 1 });
    await client.update(
      'fields/one',
      [['a.b', 'c`d'], 1],
      [['ü'], 2],
      [['0'], 3],
      [['back\\slash', ' '], 4],
      ['x.y.z', 5],
    );
    expectEqual('Stored', await client.get('fields/one'), {
      keep: 1,
      'a.b': { 'c`d': 1 },
      ü: 2,
      '0': 3,
      'back\\slash': { ' ': 4 },
      x: { y: { z: 5 } },
    });
    const found = await client.query({ from: 'fields', where: [[['a.b', 'c`d'], '==', 1]] });
    expectEqual('Found by such a field', found.length, 1);
  }),
  scenario('field names may equal inherited object properties', async ({ client }) => {
    await client.set('fields/one', { constructor: 1, toString: 'x', valueOf: true });
    expectEqual('Stored', await client.get('fields/one'), { constructor: 1, toString: 'x', valueOf: true });
  }),
  scenario('all server timestamps of a commit are equal', async ({ client }) => {
    await client.batch([
      { set: 'times/a', data: { at: serverTime(), nested: { at: serverTime() } } },
      { set: 'times/b', data: { at: serverTime() } },
    ]);
    const [a, b] = [await client.get('times/a'), await client.get('times/b')];
    expectTrue('It is a time', a?.at instanceof TimestampValue);
    expectEqual('Everywhere the same', a, { at: b?.at ?? null, nested: { at: b?.at ?? null } });
  }),
];
