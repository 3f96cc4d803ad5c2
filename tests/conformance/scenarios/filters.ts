import type { Client, Filter, Query } from '../client/client.ts';
import { expectEach, expectEqual } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import { ReferenceValue, VectorValue, type Plain, type PlainFields } from '../client/value.ts';

const GIFTS: Readonly<Record<string, PlainFields>> = {
  bowl: { price: 100, tags: ['steel', 'kitchen'], size: { w: 1, h: 2 }, gone: false },
  clock: { price: 250.5, tags: ['wall'], size: { w: 3, h: 3 }, gone: true, note: null },
  lamp: { price: 250.5, tags: ['brass', 'light'], size: { w: 1, h: 1 }, gone: false, note: 'fragile' },
  mixer: { price: 1000, tags: ['kitchen', 1, null], gone: false, note: NaN },
  sari: { price: '1000', tags: 'kitchen', gone: true },
  tray: { price: null, tags: [], size: { h: 2, w: 1 } },
};

async function storeGifts(client: Client): Promise<void> {
  await client.batch(Object.entries(GIFTS).map(([id, data]) => ({ set: `gifts/${id}`, data })));
}

type Case = readonly [name: string, where: readonly Filter[], found: string];

const EQUALITIES: readonly Case[] = [
  ['equal to a number', [['price', '==', 250.5]], 'clock lamp'],
  ['equal to a string', [['price', '==', '1000']], 'sari'],
  ['equal to null', [['price', '==', null]], 'tray'],
  ['equal to NaN', [['note', '==', NaN]], 'mixer'],
  ['equal to a list', [['tags', '==', ['wall']]], 'clock'],
  ['equal to an empty list', [['tags', '==', []]], 'tray'],
  ['equal to a map, whatever the order of its keys', [['size', '==', { h: 2, w: 1 }]], 'bowl tray'],
  ['equal in a nested field', [['size.w', '==', 1]], 'bowl lamp tray'],
  [
    'two equalities',
    [
      ['gone', '==', false],
      ['price', '==', 250.5],
    ],
    'lamp',
  ],
];

const INEQUALITIES: readonly Case[] = [
  ['not equal leaves out null and missing', [['price', '!=', 250.5]], 'bowl mixer sari'],
  ['not null', [['note', '!=', null]], 'lamp mixer'],
  ['not NaN leaves out null', [['note', '!=', NaN]], 'lamp'],
  ['less', [['price', '<', 250.5]], 'bowl'],
  ['at most', [['price', '<=', 250.5]], 'bowl clock lamp'],
  ['more', [['price', '>', 100]], 'clock lamp mixer'],
  ['at least a string', [['price', '>=', '']], 'sari'],
  [
    'a range',
    [
      ['price', '>', 100],
      ['price', '<', 1000],
    ],
    'clock lamp',
  ],
  [
    'an empty range',
    [
      ['price', '>', 5],
      ['price', '<', 5],
    ],
    '',
  ],
  [
    'ranges over two fields',
    [
      ['price', '>=', 100],
      ['size.h', '<', 3],
    ],
    'bowl lamp',
  ],
  [
    'a range and an inequality of another field',
    [
      ['price', '>=', 100],
      ['gone', '!=', true],
    ],
    'bowl lamp mixer',
  ],
];

const LISTS: readonly Case[] = [
  ['a list that contains', [['tags', 'array-contains', 'kitchen']], 'bowl mixer'],
  ['a list that contains any', [['tags', 'array-contains-any', ['wall', 'brass']]], 'clock lamp'],
  ['in', [['price', 'in', [100, 1000, 7]]], 'bowl mixer'],
  ['in, with mixed types', [['price', 'in', ['1000', 100, ['wall']]]], 'bowl sari'],
  ['in a list of lists', [['tags', 'in', [['wall'], []]]], 'clock tray'],
  ['not in', [['price', 'not-in', [100, 250.5]]], 'mixer sari'],
  ['not in, with null, finds nothing', [['price', 'not-in', [100, null]]], ''],
  [
    'in, and contains',
    [
      ['price', 'in', [100, 1000]],
      ['tags', 'array-contains', 'steel'],
    ],
    'bowl',
  ],
];

const DISJUNCTIONS: readonly Case[] = [
  [
    'either',
    [
      {
        or: [
          ['price', '==', 100],
          ['gone', '==', true],
        ],
      },
    ],
    'bowl clock sari',
  ],
  [
    'either of the same',
    [
      {
        or: [
          ['price', '==', 100],
          ['gone', '==', false],
        ],
      },
    ],
    'bowl lamp mixer',
  ],
  [
    'each of two either-ors',
    [
      {
        or: [
          ['price', '==', 100],
          ['price', '==', 250.5],
        ],
      },
      {
        or: [
          ['gone', '==', false],
          ['size.w', '==', 7],
        ],
      },
    ],
    'bowl lamp',
  ],
  [
    'either of two pairs',
    [
      {
        or: [
          {
            and: [
              ['gone', '==', true],
              ['price', '>', 0],
            ],
          },
          {
            and: [
              ['size.w', '==', 1],
              ['price', '<', 200],
            ],
          },
        ],
      },
    ],
    'bowl clock',
  ],
  [
    'either, with lists',
    [
      {
        or: [
          ['tags', 'array-contains', 'steel'],
          ['price', 'in', [1000, '1000']],
        ],
      },
    ],
    'bowl mixer sari',
  ],
  [
    'either with not equal',
    [
      {
        or: [
          ['price', '!=', 100],
          ['tags', 'array-contains', 'steel'],
        ],
      },
    ],
    'bowl clock lamp mixer sari',
  ],
];

const NAMES: readonly Case[] = [
  ['by name', [['__name__', '==', 'lamp']], 'lamp'],
  ['by names', [['__name__', 'in', ['tray', 'bowl', 'none']]], 'bowl tray'],
  [
    'by a range of names',
    [
      ['__name__', '>', 'clock'],
      ['__name__', '<=', 'sari'],
    ],
    'lamp mixer sari',
  ],
  ['by name, but not these', [['__name__', 'not-in', ['tray', 'bowl']]], 'clock lamp mixer sari'],
  [
    'by name and field',
    [
      ['__name__', '>=', 'lamp'],
      ['gone', '==', false],
    ],
    'lamp mixer',
  ],
  ['no such field', [['nowhere.at.all', '==', 1]], ''],
  ['through a value that is not a map', [['price.deeper', '==', 1]], ''],
];

const ids = async (client: Client, query: Query) =>
  (await client.query(query)).map(({ path }) => path.slice(path.lastIndexOf('/') + 1));

export const filters: readonly Scenario[] = [
  ...Object.entries({
    equality: EQUALITIES,
    inequality: INEQUALITIES,
    'array and list operators': LISTS,
    disjunction: DISJUNCTIONS,
    'document name and missing field': NAMES,
  }).map(([kind, cases]) =>
    scenario(`filters by ${kind}`, async ({ client }) => {
      await storeGifts(client);
      await expectEach(cases, async (_name, where, found) => {
        const seen = await ids(client, { from: 'gifts', where });
        expectEqual('Found', [...seen].sort().join(' '), found);
        const { total } = await client.aggregate({ from: 'gifts', where }, { total: { count: true } });
        expectEqual('Counted', total, found === '' ? 0 : found.split(' ').length);
      });
    }),
  ),
  scenario('an inequality implies an order by its field unless another is given', async ({ client }) => {
    await storeGifts(client);
    const where: readonly Filter[] = [['price', '>', 0]];
    expectEqual('By price', await ids(client, { from: 'gifts', where, limit: 2 }), ['bowl', 'clock']);
    const orderBy = [['price', 'desc']] as const;
    expectEqual('By falling price', await ids(client, { from: 'gifts', where, orderBy, limit: 2 }), ['mixer', 'lamp']);
  }),
  scenario('a disjunction respects order and limit', async ({ client }) => {
    await storeGifts(client);
    const where: readonly Filter[] = [
      {
        or: [
          ['price', '==', 1000],
          ['gone', '==', false],
          ['price', '==', 250.5],
        ],
      },
    ];
    const orderBy = [['price', 'desc']] as const;
    expectEqual('Two', await ids(client, { from: 'gifts', where, orderBy, limit: 2 }), ['mixer', 'lamp']);
  }),
  scenario('equality filters match references and vectors', async ({ client }) => {
    const reference: Plain = new ReferenceValue('gifts/lamp');
    await client.set('picks/a', { gift: reference, at: new VectorValue([1, 2]) });
    await client.set('picks/b', { gift: new ReferenceValue('gifts/bowl'), at: new VectorValue([1, 2, 3]) });
    expectEqual('Reference', await ids(client, { from: 'picks', where: [['gift', '==', reference]] }), ['a']);
    expectEqual('Vector', await ids(client, { from: 'picks', where: [['at', '==', new VectorValue([1, 2, 3])]] }), [
      'b',
    ]);
  }),
  scenario('a query returns documents of its own collection only', async ({ client }) => {
    await client.batch(
      ['gifts/a', 'gifts/a/gifts/b', 'giftsx/c', 'x/y/gifts/d'].map((set) => ({ set, data: { n: 1 } })),
    );
    expectEqual('At the top', await ids(client, { from: 'gifts' }), ['a']);
    expectEqual('Inside', await ids(client, { from: 'gifts/a/gifts' }), ['b']);
    expectEqual('Under a parent that is not there', await ids(client, { from: 'x/y/gifts' }), ['d']);
  }),
];
