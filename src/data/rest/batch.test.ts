import { expect, it } from 'vitest';
import { connect } from '../connection.ts';
import { Batch, increment, serverTime } from './batch.ts';

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: '1:2:web:3' };
const newBatch = () => new Batch(connect({ firebase, emulators: null }));
const nameOf = (path: string) => `projects/p/databases/(default)/documents/${path}`;
const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
const one = (fieldPath: string) => ({ fieldPath, increment: { integerValue: '1' } });

it('replaces a document', () => {
  const { writes } = newBatch().set('logs/a', { type: 'x', at: serverTime });
  expect(writes).toEqual([
    {
      update: { name: nameOf('logs/a'), fields: { type: { stringValue: 'x' } } },
      updateTransforms: [now('at')],
    },
  ]);
});

it('updates a document that exists, and replaces its maps', () => {
  const { writes } = newBatch().update('wishlists/a', { title: 'T', last: { index: 1, at: serverTime }, none: {} });
  expect(writes).toEqual([
    {
      update: {
        name: nameOf('wishlists/a'),
        fields: {
          title: { stringValue: 'T' },
          last: { mapValue: { fields: { index: { integerValue: '1' } } } },
          none: { mapValue: { fields: {} } },
        },
      },
      updateMask: { fieldPaths: ['title', 'last', 'none'] },
      updateTransforms: [now('last.at')],
      currentDocument: { exists: true },
    },
  ]);
});

it('keeps the other counters of a map of counters, whatever their names', () => {
  const { writes } = newBatch().merge('analytics/a', {
    'a field': 1,
    sources: { 'news.example': increment(1), 'back`tick\\': increment(1) },
  });
  expect(writes).toEqual([
    {
      update: { name: nameOf('analytics/a'), fields: { 'a field': { integerValue: '1' } } },
      updateMask: { fieldPaths: ['`a field`'] },
      updateTransforms: [one('sources.`news.example`'), one('sources.`back\\`tick\\\\`')],
    },
  ]);
});

it('has the writes in their order', () => {
  const { writes } = newBatch().set('a/1', {}).merge('b/2', {}).update('c/3', { at: serverTime });
  expect(writes).toEqual([
    { update: { name: nameOf('a/1'), fields: {} } },
    { update: { name: nameOf('b/2'), fields: {} }, updateMask: { fieldPaths: [] } },
    {
      update: { name: nameOf('c/3'), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [now('at')],
      currentDocument: { exists: true },
    },
  ]);
});
