import { expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/domain/testing/collections.ts';
import { outOfBounds, wrongKeys } from '../../src/domain/testing/schema-values.ts';
import { busyPlatform } from './busy/busy-platform.ts';
import { clockOf } from './clock.ts';
import { demoDocuments } from './demo-documents.ts';
import { merged } from './stored.ts';

const [now, origin] = [new Date('2026-11-21T12:34:56Z'), 'https://shagun.example'];
const few = { users: 120, wishlists: 5, contributionsEach: 5, reports: 5 };
const documents = merged(demoDocuments({ now, origin }), ...busyPlatform(clockOf(now), origin, few));

/** The last one: hosts are part of their wishlist. */
const collectionOf = (path: string) => path.split('/').at(-2);

it.each(Object.entries(COLLECTIONS))('has %s with the keys and bounds of their schema', (collection, schema) => {
  const found = Object.entries(documents).filter(([path]) => collectionOf(path) === collection);
  expect(found).not.toEqual([]);
  for (const [path, stored] of found)
    expect([...wrongKeys(schema, stored, path), ...outOfBounds(schema, stored, path)]).toEqual([]);
});

it('has no other documents', () => {
  const collections = Object.keys(documents).map(collectionOf);
  expect(Object.keys(COLLECTIONS)).toEqual(expect.arrayContaining([...new Set(collections)]));
});
