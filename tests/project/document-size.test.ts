import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { historySchema, MOST_CHANGES } from '../../src/domain/history.ts';
import { largestValue } from '../../src/domain/testing/schema-values.ts';
import { KNOWN_SOURCES } from '../../src/domain/visit.ts';
import { wishlistSchema } from '../../src/domain/wishlist.ts';
import { storedSize } from './stored-size.ts';

const MIB = 1_048_576;
const ID = '01234567-89ab-4cde-8f01-23456789abcd';
/** The length of Firebase's user ids. */
const UID = 'u'.repeat(28);
const at = new Date('2026-11-21T00:00:00Z');

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`.padStart(60, 'n'), 1]));
const analytics = {
  wishlistId: ID,
  ownerId: UID,
  ...{ views: 1, uniqueVisitors: 1, shares: 1, contributions: 1 },
  trafficSources: names(60 + KNOWN_SOURCES.length),
  deviceStats: { phone: 1, tablet: 1, desktop: 1 },
  referralStats: names(60 + KNOWN_SOURCES.length),
  last: { kind: 'view', source: 'n'.repeat(60), device: 'desktop', referrer: 'n'.repeat(60) },
  createdAt: at,
  updatedAt: at,
};

/** Thirty times the largest kind of change. */
const largestHistory = Math.max(
  ...historySchema.fields.last.variants.map((variant) => {
    const change = largestValue(variant);
    return storedSize(`histories/${ID}`, { last: change, earlier: Array(MOST_CHANGES - 1).fill(change) });
  }),
);
const largest = storedSize(`wishlists/${ID}`, { ...(largestValue(wishlistSchema) as object) });
const largestAnalytics = storedSize(`analytics/${ID}`, analytics);
const demo = demoDocuments({ now: at, origin: 'https://shagun.example' });
const largestOfDemo = Math.max(...Object.entries(demo).map(([path, stored]) => storedSize(path, stored)));

it('keeps the largest possible wishlist below the document size limit', () => {
  expect(largest).toBeGreaterThan(MIB / 2);
  expect(largest).toBeLessThan(MIB);
});

it('keeps the largest possible history far below the document size limit', () => {
  expect(largestHistory).toBeLessThan(0.8 * MIB);
});

it("computes the size of the example in Firestore's documentation", () => {
  const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(storedSize('users/jeff/tasks/my_task_id', task)).toBe(147);
});

it('matches the numbers in docs/scale.md', () => {
  const prose = readFileSync(join(PROJECT_ROOT, 'docs/scale.md'), 'utf8');
  const sizes = [largest, largestHistory, largestAnalytics, largestOfDemo].map((size) => size.toLocaleString('en-IN'));
  expect(sizes.filter((size) => !prose.includes(size))).toEqual([]);
});
