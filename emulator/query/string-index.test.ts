import { expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import type { Value } from '../model/value.ts';
import { withString } from './string-index.ts';

const text = (value: string): Value => ({ kind: 'string', value });
const documentOf = (id: string, value: Value): Document => ({
  path: `c/${id}`,
  fields: new Map([['owner', value]]),
  createTime: 1,
  updateTime: 1,
});
const ids = (documents: Iterable<Document>) => [...documents].map(({ path }) => path.slice(2));

const documents = [
  documentOf('a', text('asha')),
  documentOf('b', text('ravi')),
  documentOf('c', text('asha')),
  documentOf('d', { kind: 'integer', value: 1n }),
];

it('returns all documents for the first lookup and only the matching ones, in order, from the second on', () => {
  expect(ids(withString(documents, ['owner'], 'asha'))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(withString(documents, ['owner'], 'asha'))).toEqual(['a', 'c']);
  expect(ids(withString(documents, ['owner'], 'ravi'))).toEqual(['b']);
  expect(ids(withString(documents, ['owner'], 'nobody'))).toEqual([]);
});

it('does not reuse the index for another field or a changed collection', () => {
  withString(documents, ['owner'], 'asha');
  expect(ids(withString(documents, ['title'], 'asha'))).toEqual(['a', 'b', 'c', 'd']);
  const changed = [...documents, documentOf('e', text('asha'))];
  expect(ids(withString(changed, ['owner'], 'asha'))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ids(withString(changed, ['owner'], 'asha'))).toEqual(['a', 'c', 'e']);
});

it('does not index an iterator that can be consumed only once', () => {
  const walk = function* () {
    yield* documents;
  };
  expect(ids(withString(walk(), ['owner'], 'asha'))).toHaveLength(4);
  expect(ids(withString(walk(), ['owner'], 'asha'))).toHaveLength(4);
});
