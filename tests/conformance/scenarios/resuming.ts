import type { QueryView } from '../client/client.ts';
import { expectEqual, expectTrue } from '../client/expectation.ts';
import { listening, type Scenario } from '../client/scenario.ts';

const idsOf = (view: QueryView) => view.documents.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)).join(' ');
const fromServer = (view: { readonly fromCache: boolean }) => !view.fromCache;
const withMetadata = { includeMetadataChanges: true };

export const resuming: readonly Scenario[] = [
  listening('a query receives everything added, changed and removed while offline', async ({ client, another }) => {
    const other = another();
    await other.batch(['a', 'b', 'c', 'd'].map((id) => ({ set: `gifts/${id}`, data: { id, shown: true } })));
    const feed = client.listenToQuery({ from: 'gifts', where: [['shown', '==', true]] }, withMetadata);
    await feed.until('the first', fromServer);
    await client.disableNetwork();
    await feed.until('to be offline', (view) => view.fromCache);
    await other.batch([
      { delete: 'gifts/a' },
      { update: 'gifts/b', changes: [['shown', false]] },
      { update: 'gifts/c', changes: [['id', 'C']] },
      { set: 'gifts/e', data: { id: 'e', shown: true } },
    ]);
    await client.enableNetwork();
    const view = await feed.until('the server’s word', fromServer);
    expectEqual(
      'Documents',
      view.documents.map(({ data }) => data.id),
      ['C', 'd', 'e'],
    );
  }),
  listening('a document deleted while offline disappears after reconnecting', async ({ client, another }) => {
    const other = another();
    await other.set('gifts/a', { n: 1 });
    const feed = client.listenToDocument('gifts/a', withMetadata);
    await feed.until('the first', fromServer);
    await client.disableNetwork();
    await feed.until('to be offline', (view) => view.fromCache);
    await other.delete('gifts/a');
    await client.enableNetwork();
    expectEqual('Gone', (await feed.until('the server’s word', fromServer)).data, undefined);
  }),
  listening('an unchanged query is confirmed after reconnecting', async ({ client, another }) => {
    await another().batch(['a', 'b'].map((id) => ({ set: `gifts/${id}`, data: { id } })));
    const feed = client.listenToQuery({ from: 'gifts' }, withMetadata);
    await feed.until('the first', fromServer);
    await client.disableNetwork();
    await feed.until('to be offline', (view) => view.fromCache);
    await client.enableNetwork();
    const view = await feed.until('the server’s word', fromServer);
    expectEqual('Documents', [idsOf(view), view.changes.length], ['a b', 0]);
  }),
  listening('a limit query has the right window after reconnecting', async ({ client, another }) => {
    const other = another();
    await other.batch([1, 2, 3, 4].map((n) => ({ set: `gifts/g${n}`, data: { n } })));
    const feed = client.listenToQuery({ from: 'gifts', orderBy: [['n', 'asc']], limit: 2 }, withMetadata);
    await feed.until('the first', fromServer);
    await client.disableNetwork();
    await feed.until('to be offline', (view) => view.fromCache);
    await other.delete('gifts/g1');
    await client.enableNetwork();
    const view = await feed.until('the window', (seen) => !seen.fromCache && idsOf(seen) === 'g2 g3');
    expectEqual('Window', idsOf(view), 'g2 g3');
  }),
  listening('offline writes are sent in order after reconnecting', async ({ client, another }) => {
    const other = another();
    const heard = other.listenToQuery({ from: 'gifts', orderBy: [['n', 'asc']] });
    await heard.next('the first');
    await client.disableNetwork();
    const writes = [
      client.set('gifts/a', { n: 1 }),
      client.set('gifts/b', { n: 2 }),
      client.update('gifts/a', ['n', 3]),
      client.delete('gifts/b'),
      client.set('gifts/c', { n: 4 }),
    ];
    await client.enableNetwork();
    await Promise.all(writes);
    const view = await heard.until('all of it', (seen) => idsOf(seen) === 'a c');
    expectEqual(
      'In the end',
      view.documents.map(({ data }) => data.n),
      [3, 4],
    );
  }),
  listening('a listener started offline shows the cache, then the server state', async ({ client, another }) => {
    const other = another();
    await other.set('gifts/a', { n: 1 });
    const keep = client.listenToQuery({ from: 'gifts' });
    await keep.next('the first');
    await client.disableNetwork();
    await other.set('gifts/b', { n: 2 });
    const feed = client.listenToQuery({ from: 'gifts' }, withMetadata);
    const known = await feed.next('what is known');
    expectEqual('Known', [idsOf(known), known.fromCache], ['a', true]);
    await client.enableNetwork();
    expectEqual('The truth', idsOf(await feed.until('the truth', fromServer)), 'a b');
  }),
  listening('many listeners resume at once', async ({ client, another }) => {
    const other = another();
    await other.batch(Array.from({ length: 10 }, (_, n) => ({ set: `c${n}/d`, data: { n } })));
    const feeds = Array.from({ length: 10 }, (_, n) => client.listenToQuery({ from: `c${n}` }, withMetadata));
    await Promise.all(feeds.map((feed, n) => feed.until(`c${n}`, fromServer)));
    await client.disableNetwork();
    await other.batch(Array.from({ length: 10 }, (_, n) => ({ set: `c${n}/e`, data: { n } })));
    await client.enableNetwork();
    const views = await Promise.all(
      feeds.map((feed, n) => feed.until(`c${n} again`, (view) => idsOf(view) === 'd e' && fromServer(view))),
    );
    expectTrue(
      'All are back',
      views.every((view) => view.documents.length === 2),
    );
  }),
  listening('waitForPendingWrites resolves once every write is confirmed', async ({ client, another }) => {
    const writes = [1, 2, 3].map((n) => client.set(`gifts/g${n}`, { n }));
    await client.waitForPendingWrites();
    expectEqual('Counted', await another().aggregate({ from: 'gifts' }, { n: { count: true } }), { n: 3 });
    await Promise.all(writes);
  }),
];
