import type { QueryView } from '../client/client.ts';
import { codeOf, expectEqual, expectTrue } from '../client/expectation.ts';
import { listening, type Scenario } from '../client/scenario.ts';
import { TimestampValue, deleteField, serverTime } from '../client/value.ts';

const idsOf = (view: QueryView) => view.documents.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)).join(' ');
const fromServer = (view: QueryView) => !view.fromCache;
const changesOf = (view: QueryView) =>
  view.changes.map(
    ({ type, path, oldIndex, newIndex }) => `${type} ${path.split('/').at(-1) ?? ''} ${oldIndex}→${newIndex}`,
  );

export const listeningScenarios: readonly Scenario[] = [
  listening('a listener on missing documents receives an empty snapshot from the server', async ({ client }) => {
    const query = await client.listenToQuery({ from: 'gifts' }).next('the first snapshot');
    expectEqual('Query', query, { documents: [], changes: [], fromCache: false, hasPendingWrites: false });
    const document = await client.listenToDocument('gifts/a').next('the first snapshot');
    expectEqual('Document', document, { data: undefined, fromCache: false, hasPendingWrites: false });
  }),
  listening('a document listener receives creation, changes, deletion and re-creation', async ({ client, another }) => {
    const other = another();
    const feed = client.listenToDocument('gifts/a');
    expectEqual('At first', (await feed.next('the first')).data, undefined);
    await other.set('gifts/a', { n: 1 });
    expectEqual('Made', (await feed.next('the making')).data, { n: 1 });
    await other.update('gifts/a', ['n', 2], ['more', true]);
    expectEqual('Changed', (await feed.next('the change')).data, { n: 2, more: true });
    await other.update('gifts/a', ['more', deleteField()]);
    expectEqual('Less', (await feed.next('the lost field')).data, { n: 2 });
    await other.delete('gifts/a');
    expectEqual('Deleted', (await feed.next('the deletion')).data, undefined);
    await other.set('gifts/a', { n: 3 });
    expectEqual('Again', (await feed.next('the second life')).data, { n: 3 });
  }),
  listening(
    'a query listener receives documents that enter, move and leave, with their indexes',
    async ({ client, another }) => {
      const other = another();
      await other.batch(['a', 'b', 'c'].map((id, n) => ({ set: `gifts/${id}`, data: { n: n * 10, shown: true } })));
      const feed = client.listenToQuery({ from: 'gifts', where: [['shown', '==', true]], orderBy: [['n', 'asc']] });
      const first = await feed.next('the first');
      expectEqual('At first', changesOf(first), ['added a -1→0', 'added b -1→1', 'added c -1→2']);
      await other.set('gifts/d', { n: 5, shown: true });
      expectEqual('Entered', changesOf(await feed.next('the new one')), ['added d -1→1']);
      await other.update('gifts/a', ['n', 15]);
      const moved = await feed.next('the move');
      expectEqual('Moved', [changesOf(moved), idsOf(moved)], [['modified a 0→2'], 'd b a c']);
      await other.update('gifts/b', ['shown', false]);
      expectEqual('No longer fits', changesOf(await feed.next('the leaving')), ['removed b 1→-1']);
      await other.delete('gifts/c');
      expectEqual('Deleted', changesOf(await feed.next('the deletion')), ['removed c 2→-1']);
      await other.update('gifts/b', ['shown', true]);
      expectEqual('Fits again', idsOf(await feed.next('the return')), 'd b a');
    },
  ),
  listening('a batch arrives in one snapshot', async ({ client, another }) => {
    const other = another();
    await other.set('gifts/old', { n: 0 });
    const feed = client.listenToQuery({ from: 'gifts' });
    await feed.next('the first');
    await other.batch([
      { set: 'gifts/a', data: { n: 1 } },
      { set: 'gifts/b', data: { n: 2 } },
      { delete: 'gifts/old' },
    ]);
    const view = await feed.next('the batch');
    expectEqual('Documents', idsOf(view), 'a b');
    expectEqual('Changes', changesOf(view).length, 3);
  }),
  listening('a limit query refills its window', async ({ client, another }) => {
    const other = another();
    await other.batch([1, 2, 3, 4, 5].map((n) => ({ set: `gifts/g${n}`, data: { n } })));
    const lowest = client.listenToQuery({ from: 'gifts', orderBy: [['n', 'asc']], limit: 2 });
    const highest = client.listenToQuery({ from: 'gifts', orderBy: [['n', 'asc']], limitToLast: 2 });
    expectEqual('Lowest', idsOf(await lowest.until('the lowest', fromServer)), 'g1 g2');
    expectEqual('Highest', idsOf(await highest.until('the highest', fromServer)), 'g4 g5');
    await other.delete('gifts/g1');
    expectEqual('Then', idsOf(await lowest.until('g3', (view) => idsOf(view) === 'g2 g3')), 'g2 g3');
    await other.set('gifts/g6', { n: 6 });
    expectEqual('Then', idsOf(await highest.until('g6', (view) => idsOf(view) === 'g5 g6')), 'g5 g6');
    await other.set('gifts/g0', { n: 0 });
    expectEqual('Pushed out', idsOf(await lowest.until('g0', (view) => idsOf(view).startsWith('g0'))), 'g0 g2');
    await other.update('gifts/g0', ['n', 4.5]);
    expectEqual('Moved out', idsOf(await lowest.until('g3 again', (view) => idsOf(view) === 'g2 g3')), 'g2 g3');
  }),
  listening('several listeners share a stream and receive only their own changes', async ({ client, another }) => {
    const other = another();
    await other.batch([0, 1, 2, 3].map((n) => ({ set: `c${n % 2}/d${n}`, data: { n } })));
    const even = client.listenToQuery({ from: 'c0' });
    const odd = client.listenToQuery({ from: 'c1' });
    const large = client.listenToQuery({ from: 'c0', where: [['n', '>', 1]] });
    const one = client.listenToDocument('c0/d0');
    expectEqual('Even', idsOf(await even.next('even')), 'd0 d2');
    expectEqual('Odd', idsOf(await odd.next('odd')), 'd1 d3');
    expectEqual('Large', idsOf(await large.next('large')), 'd2');
    expectEqual('One', (await one.next('one')).data, { n: 0 });
    await other.set('c0/d0', { n: 8 });
    expectEqual('Even', changesOf(await even.next('even')), ['modified d0 0→0']);
    expectEqual('Large', changesOf(await large.next('large')), ['added d0 -1→1']);
    expectEqual('One', (await one.next('one')).data, { n: 8 });
    large.stop();
    await other.set('c1/d9', { n: 9 });
    expectEqual('Odd', changesOf(await odd.next('odd')), ['added d9 -1→2']);
  }),
  listening('a listener can be restarted after it stopped', async ({ client, another }) => {
    const other = another();
    const query = { from: 'gifts', orderBy: [['n', 'asc'] as const] };
    const first = client.listenToQuery(query);
    await first.next('the first');
    first.stop();
    await other.set('gifts/a', { n: 1 });
    const again = client.listenToQuery(query);
    expectEqual('Seen', idsOf(await again.until('the gift', (view) => !view.fromCache && idsOf(view) !== '')), 'a');
  }),
  listening('collection group queries and disjunctions can be listened to', async ({ client, another }) => {
    const other = another();
    const group = client.listenToQuery({ from: 'gifts', everywhere: true });
    const either = client.listenToQuery({
      from: 'gifts',
      where: [
        {
          or: [
            ['n', '==', 1],
            ['m', '==', 1],
          ],
        },
      ],
    });
    await group.next('the first');
    await either.next('the first');
    await other.batch([
      { set: 'gifts/a', data: { n: 1 } },
      { set: 'x/y/gifts/b', data: { m: 1 } },
      { set: 'gifts/c', data: { m: 1 } },
    ]);
    expectEqual('Group', idsOf(await group.next('the group')), 'a c b');
    expectEqual('Either', idsOf(await either.next('either')), 'a c');
  }),
  listening('a local write appears immediately and is then confirmed', async ({ client }) => {
    await client.set('gifts/a', { n: 1 });
    const feed = client.listenToDocument('gifts/a', { includeMetadataChanges: true });
    await feed.until('the server’s word', (view) => !view.fromCache);
    const written = client.set('gifts/a', { n: 2 });
    const pending = await feed.next('the local view');
    expectEqual('Local', [pending.data, pending.hasPendingWrites], [{ n: 2 }, true]);
    const confirmed = await feed.until('the confirmation', (view) => !view.hasPendingWrites);
    expectEqual('Confirmed', confirmed, { data: { n: 2 }, fromCache: false, hasPendingWrites: false });
    await written;
  }),
  listening('a server timestamp is null until the server confirms it', async ({ client }) => {
    const feed = client.listenToDocument('gifts/a', { includeMetadataChanges: true });
    await feed.until('the server’s word', (view) => !view.fromCache);
    const written = client.set('gifts/a', { at: serverTime() });
    expectEqual('Local', (await feed.next('the local view')).data, { at: null });
    const confirmed = await feed.until('the confirmation', (view) => !view.hasPendingWrites);
    expectTrue('It is a time', confirmed.data?.at instanceof TimestampValue);
    await written;
  }),
  listening('a rejected write is rolled back in the local view', async ({ client }) => {
    const feed = client.listenToDocument('gifts/a');
    await feed.next('the first');
    const refused = client.set('gifts/a', { n: 1, s: 'x'.repeat(1_100_000) }).then(
      () => 'accepted',
      () => 'refused',
    );
    expectEqual('Local', (await feed.next('the local view')).data?.n, 1);
    expectEqual('Taken back', (await feed.next('the server’s view')).data, undefined);
    expectEqual('The write', await refused, 'refused');
  }),
  listening('an invalid query ends its own listener only', async ({ client, another }) => {
    const good = client.listenToQuery({ from: 'gifts' });
    await good.next('the first');
    const many = Array.from({ length: 31 }, (_, n) => n);
    const bad = client.listenToQuery({ from: 'gifts', where: [['n', 'in', many]] });
    const error = await bad.failure('the refusal');
    expectEqual('Code', codeOf(error), 'invalid-argument');
    await another().set('gifts/a', { n: 1 });
    expectEqual('The other', idsOf(await good.next('the gift')), 'a');
  }),
  listening('a burst of changes ends in the last state', async ({ client, another }) => {
    const other = another();
    const feed = client.listenToDocument('gifts/a');
    await feed.next('the first');
    await Promise.all(Array.from({ length: 50 }, (_, n) => other.set(`gifts/${n === 49 ? 'b' : 'a'}`, { n })));
    await other.set('gifts/a', { done: true });
    const last = await feed.until('the last state', (view) => view.data?.done === true);
    expectEqual('Last', last.data, { done: true });
  }),
  listening('a large first snapshot arrives complete', async ({ client, another }) => {
    const other = another();
    await other.batch(
      Array.from({ length: 500 }, (_, n) => ({ set: `gifts/${n}`, data: { n, text: 'शगुन '.repeat(20) } })),
    );
    const view = await client.listenToQuery({ from: 'gifts', orderBy: [['n', 'asc']] }).next('the first');
    expectEqual('Size', [view.documents.length, view.fromCache], [500, false]);
    expectEqual('Last', view.documents.at(-1)?.data, { n: 499, text: 'शगुन '.repeat(20) });
  }),
  listening('the writes of a transaction arrive in one snapshot', async ({ client, another }) => {
    const other = another();
    const feed = client.listenToQuery({ from: 'accounts' });
    await feed.next('the first');
    await other.transaction(async (transaction) => {
      await transaction.get('accounts/a');
      transaction.set('accounts/a', { n: -1 });
      transaction.set('accounts/b', { n: 1 });
    });
    expectEqual('Both', idsOf(await feed.next('both')), 'a b');
  }),
];
