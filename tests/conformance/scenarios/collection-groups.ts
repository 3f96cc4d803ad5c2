import type { Client, Query } from '../client/client.ts';
import { expectEqual } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';

const PATHS = [
  'a/1/gifts/x',
  'a/2/gifts/x',
  'b/1/c/2/gifts/y',
  'gifts/top',
  'gifts/top/gifts/inner',
  'a/1/gift/no',
  'gifts/top/giftsx/no',
];

const store = (client: Client) =>
  client.batch(PATHS.map((set, index) => ({ set, data: { index, even: index % 2 === 0 } })));

const found = async (client: Client, query: Omit<Query, 'from' | 'everywhere'> = {}) =>
  (await client.query({ from: 'gifts', everywhere: true, ...query })).map(({ path }) => path);

export const collectionGroups: readonly Scenario[] = [
  scenario('a collection group query finds documents at every depth, ordered by name', async ({ client }) => {
    await store(client);
    expectEqual('Found', await found(client), PATHS.slice(0, 5));
  }),
  scenario('a collection group query applies filters, orders and limits', async ({ client }) => {
    await store(client);
    expectEqual(
      'Even',
      await found(client, { where: [['even', '==', true]] }),
      [0, 2, 4].map((n) => PATHS[n]),
    );
    expectEqual('Falling', await found(client, { orderBy: [['index', 'desc']], limit: 2 }), [PATHS[4], PATHS[3]]);
  }),
  scenario('a collection group query compares full document names: equality, range and cursor', async ({ client }) => {
    await store(client);
    expectEqual('Equal', await found(client, { where: [['__name__', '==', 'a/2/gifts/x']] }), ['a/2/gifts/x']);
    const range = {
      where: [
        ['__name__', '>=', 'a/2/gifts/x'],
        ['__name__', '<', 'gifts/top'],
      ],
    } as const;
    expectEqual('Range', await found(client, range), ['a/2/gifts/x', 'b/1/c/2/gifts/y']);
    expectEqual(
      'Cursor',
      await found(client, { orderBy: [['__name__', 'asc']], startAfter: ['b/1/c/2/gifts/y'] }),
      PATHS.slice(3, 5),
    );
  }),
];
