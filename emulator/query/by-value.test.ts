import { expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import type { Value } from '../model/value.ts';
import { withText } from './by-value.ts';

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

it('hands out everything the first time, and only those with the text from then on, in their order', () => {
  expect(ids(withText(documents, ['owner'], 'asha'))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(withText(documents, ['owner'], 'asha'))).toEqual(['a', 'c']);
  expect(ids(withText(documents, ['owner'], 'ravi'))).toEqual(['b']);
  expect(ids(withText(documents, ['owner'], 'nobody'))).toEqual([]);
});

it('knows nothing of another field, or of a collection that has changed', () => {
  withText(documents, ['owner'], 'asha');
  expect(ids(withText(documents, ['title'], 'asha'))).toEqual(['a', 'b', 'c', 'd']);
  const changed = [...documents, documentOf('e', text('asha'))];
  expect(ids(withText(changed, ['owner'], 'asha'))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ids(withText(changed, ['owner'], 'asha'))).toEqual(['a', 'c', 'e']);
});

it('leaves alone what can be walked through only once', () => {
  const walk = function* () {
    yield* documents;
  };
  expect(ids(withText(walk(), ['owner'], 'asha'))).toHaveLength(4);
  expect(ids(withText(walk(), ['owner'], 'asha'))).toHaveLength(4);
});
