import { expectEqual, expectFailure } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import {
  TimestampValue,
  deleteField,
  increment,
  maximum,
  minimum,
  remove,
  serverTime,
  union,
} from '../client/value.ts';

const GIFT = 'gifts/lamp';

export const documents: readonly Scenario[] = [
  scenario('set replaces the whole document', async ({ client }) => {
    await client.set(GIFT, { a: 1, b: 2 });
    await client.set(GIFT, { b: 3 });
    expectEqual('Stored', await client.get(GIFT), { b: 3 });
  }),
  scenario('set with merge keeps unnamed fields', async ({ client }) => {
    await client.set(GIFT, { a: 1, deep: { x: 1, y: 1 }, list: [1, 2] });
    await client.set(GIFT, { b: 2, deep: { y: 2 }, list: [3] }, { merge: true });
    expectEqual('Stored', await client.get(GIFT), { a: 1, b: 2, deep: { x: 1, y: 2 }, list: [3] });
  }),
  scenario('set with merge creates a missing document', async ({ client }) => {
    await client.set(GIFT, { a: { b: 1 } }, { merge: true });
    expectEqual('Stored', await client.get(GIFT), { a: { b: 1 } });
  }),
  scenario('set with merge and an empty map clears that map', async ({ client }) => {
    await client.set(GIFT, { map: { a: 1 }, other: 1 });
    await client.set(GIFT, { map: {} }, { merge: true });
    expectEqual('Stored', await client.get(GIFT), { map: {}, other: 1 });
  }),
  scenario('set with merge deletes fields marked with deleteField', async ({ client }) => {
    await client.set(GIFT, { a: 1, deep: { x: 1, y: 1 } });
    await client.set(GIFT, { a: deleteField(), deep: { x: deleteField() } }, { merge: true });
    expectEqual('Stored', await client.get(GIFT), { deep: { y: 1 } });
  }),
  scenario('set with mergeFields changes only the named fields', async ({ client }) => {
    await client.set(GIFT, { a: 1, deep: { x: 1, y: 1 } });
    await client.set(GIFT, { a: 2, deep: { x: 2, y: 2 } }, { mergeFields: ['deep.x'] });
    expectEqual('Stored', await client.get(GIFT), { a: 1, deep: { x: 2, y: 1 } });
  }),
  scenario('update changes top-level and nested fields', async ({ client }) => {
    await client.set(GIFT, { a: 1, deep: { x: 1, y: { z: 1 } } });
    await client.update(GIFT, ['a', 2], ['deep.y.z', 2], ['fresh.one', true]);
    expectEqual('Stored', await client.get(GIFT), { a: 2, deep: { x: 1, y: { z: 2 } }, fresh: { one: true } });
  }),
  scenario('update replaces a parent that is not a map', async ({ client }) => {
    await client.set(GIFT, { a: 1 });
    await client.update(GIFT, ['a.b', 2]);
    expectEqual('Stored', await client.get(GIFT), { a: { b: 2 } });
  }),
  scenario('update deletes a field but keeps its parent map', async ({ client }) => {
    await client.set(GIFT, { deep: { x: 1 }, gone: 1 });
    await client.update(GIFT, ['deep.x', deleteField()], ['gone', deleteField()], ['never.was', deleteField()]);
    expectEqual('Stored', await client.get(GIFT), { deep: {} });
  }),
  scenario('update of a missing document fails and names the document', async ({ client }) => {
    await expectFailure('Updated', client.update(GIFT, ['a', 1]), client.codeFor('not-found'), /gifts\/lamp/);
    expectEqual('Stored', await client.get(GIFT), undefined);
  }),
  scenario('delete of a missing document succeeds', async ({ client }) => {
    await client.delete(GIFT);
    await client.set(GIFT, { a: 1 });
    await client.delete(GIFT);
    expectEqual('Stored', await client.get(GIFT), undefined);
  }),
  scenario('deleting a document keeps its subcollections', async ({ client }) => {
    await client.batch([
      { set: GIFT, data: { a: 1 } },
      { set: `${GIFT}/notes/one`, data: { b: 1 } },
    ]);
    await client.delete(GIFT);
    expectEqual('Under it', await client.get(`${GIFT}/notes/one`), { b: 1 });
    expectEqual('Listed', await client.query({ from: 'gifts' }), []);
  }),
  scenario('increment adds to numbers and replaces everything else', async ({ client }) => {
    await client.set(GIFT, { whole: 1, half: 0.5, text: 'a' });
    await client.update(
      GIFT,
      ['whole', increment(2)],
      ['half', increment(1)],
      ['text', increment(3)],
      ['none.at', increment(-4)],
    );
    expectEqual('Stored', await client.get(GIFT), { whole: 3, half: 1.5, text: 3, none: { at: -4 } });
    await client.update(GIFT, ['whole', increment(0.25)]);
    expectEqual('A fraction', (await client.get(GIFT))?.whole, 3.25);
  }),
  scenario('maximum and minimum compare with the stored number', async ({ client }) => {
    await client.set(GIFT, { high: 5, low: 5, text: 'a', nan: NaN });
    await client.update(GIFT, ['high', maximum(7)], ['low', maximum(3)], ['text', maximum(1)], ['none', minimum(2)]);
    expectEqual('After maximum', await client.get(GIFT), { high: 7, low: 5, text: 1, nan: NaN, none: 2 });
    await client.update(GIFT, ['high', minimum(6.5)], ['low', minimum(9)], ['nan', maximum(1)]);
    expectEqual('After minimum', await client.get(GIFT), { high: 6.5, low: 5, text: 1, nan: NaN, none: 2 });
  }),
  scenario('arrayUnion adds each missing element once', async ({ client }) => {
    await client.set(GIFT, { list: [1, 'a'], text: 'x' });
    await client.update(GIFT, ['list', union('b', 1, 'b', { k: 1 })], ['text', union(1)], ['none', union()]);
    expectEqual('Stored', await client.get(GIFT), { list: [1, 'a', 'b', { k: 1 }], text: [1], none: [] });
  }),
  scenario('arrayRemove removes every equal element', async ({ client }) => {
    await client.set(GIFT, { list: [1, 'a', 1, { k: 1 }, null, NaN], text: 'x' });
    await client.update(GIFT, ['list', remove(1, { k: 1 }, null, NaN)], ['text', remove(1)]);
    expectEqual('Stored', await client.get(GIFT), { list: ['a'], text: [] });
  }),
  scenario('transforms work with set and merge', async ({ client }) => {
    await client.set(GIFT, { n: 1, keep: true, list: ['a'] });
    await client.set(GIFT, { n: increment(1), list: union('b'), at: serverTime() }, { merge: true });
    const stored = await client.get(GIFT);
    expectEqual(
      'Merged',
      { ...stored, at: stored?.at instanceof TimestampValue },
      { n: 2, keep: true, list: ['a', 'b'], at: true },
    );
    await client.set(GIFT, { n: increment(5) });
    expectEqual('Replaced', await client.get(GIFT), { n: 5 });
  }),
  scenario('a batch applies its writes in order', async ({ client }) => {
    await client.batch([
      { set: GIFT, data: { n: 1, a: true } },
      { update: GIFT, changes: [['n', increment(1)]] },
      { set: GIFT, data: { n: increment(1) }, options: { merge: true } },
    ]);
    expectEqual('Stored', await client.get(GIFT), { n: 3, a: true });
    await client.batch([{ delete: GIFT }, { set: GIFT, data: { b: 1 } }]);
    expectEqual('Deleted and set', await client.get(GIFT), { b: 1 });
  }),
  scenario('a batch with one failing write writes nothing', async ({ client }) => {
    await client.set('gifts/old', { n: 1 });
    const attempt = client.batch([
      { set: GIFT, data: { a: 1 } },
      { delete: 'gifts/old' },
      { update: 'gifts/missing', changes: [['a', 1]] },
    ]);
    await expectFailure('Committed', attempt, client.codeFor('not-found'), /gifts\/missing/);
    expectEqual('Stored', await client.query({ from: 'gifts' }), [{ path: 'gifts/old', data: { n: 1 } }]);
  }),
  scenario('a batch of five hundred writes is committed', async ({ client }) => {
    const writes = Array.from({ length: 500 }, (_, n) => ({ set: `many/${n}`, data: { n } }));
    await client.batch(writes);
    const { total } = await client.aggregate({ from: 'many' }, { total: { count: true } });
    expectEqual('Counted', total, 500);
  }),
];
