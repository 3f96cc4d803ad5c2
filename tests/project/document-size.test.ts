import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import {
  LONGEST,
  LONGEST_BYTES,
  MOST_ITEM_ENTRIES,
  MOST_ITEMS,
  MOST_WISHLIST_ENTRIES,
} from '../../src/domain/wishlist.ts';
import { storedSize } from './stored-size.ts';

const MIB = 1_048_576;
const ID = '01234567-89ab-4cde-8f01-23456789abcd';
/** As Firebase makes them. */
const UID = 'u'.repeat(28);
const at = new Date('2026-11-21T00:00:00Z');

/** A text of so many characters of an Indian script, which have three bytes each. */
const text = (characters: number) => 'क'.repeat(characters);
const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing);

const entry = {
  userId: UID,
  displayName: text(LONGEST_BYTES.displayName / 3),
  email: '',
  amount: 1,
  message: text(LONGEST_BYTES.message / 3),
  isAnonymous: false,
  contributedAt: at,
};
const item = {
  id: ID,
  wishlistId: ID,
  title: text(LONGEST.itemTitle),
  description: text(LONGEST.itemDescription),
  ...{ price: 1, fundedAmount: 1, fundingGoal: 1, minContribution: 1, maxContribution: 1, contributionCount: 1 },
  ...{ category: 'experience', priority: 'medium', isExperience: true, isFunded: true },
  imageUrl: 'u'.repeat(LONGEST.url),
  externalUrl: 'u'.repeat(LONGEST.url),
  contributors: times(MOST_ITEM_ENTRIES, { ...entry, isVerified: true }),
  createdAt: at,
  updatedAt: at,
};
const wishlist = {
  userId: UID,
  title: text(LONGEST.title),
  description: text(LONGEST.description),
  eventType: 'anniversary',
  eventDate: '2026-11-21',
  visibility: 'link_only',
  shareableLink: 'u'.repeat(300),
  isActive: true,
  ...{ totalValue: 1, fundedAmount: 1, contributorCount: 1, contributionCount: 1 },
  categories: ['physical', 'experience', 'donation'],
  items: times(MOST_ITEMS, item),
  contributors: times(MOST_WISHLIST_ENTRIES, entry),
  lastContribution: { transactionId: ID, itemIndex: 1, entryIndex: 1, at },
  lastEdit: { kind: 'details', itemIndex: -1 },
  moderation: { logId: ID, action: 'wishlist_reactivated', by: UID, at },
  createdAt: at,
  updatedAt: at,
};
const names = (count: number) =>
  Object.fromEntries(times(count, 0).map((_, index) => [`${index}`.padStart(60, 'n'), 1]));
const analytics = {
  wishlistId: ID,
  ownerId: UID,
  ...{ views: 1, uniqueVisitors: 1, shares: 1, contributions: 1 },
  trafficSources: names(62),
  deviceStats: { phone: 1, tablet: 1, desktop: 1 },
  referralStats: names(62),
  last: { kind: 'view', source: 'n'.repeat(60), device: 'desktop', referrer: 'n'.repeat(60) },
  createdAt: at,
  updatedAt: at,
};

const largest = storedSize(`wishlists/${ID}`, wishlist);
const largestAnalytics = storedSize(`analytics/${ID}`, analytics);
const demo = demoDocuments({ now: at, origin: 'https://shagun.example' });
const largestOfDemo = Math.max(...Object.entries(demo).map(([path, stored]) => storedSize(path, stored)));

it('keeps the fullest wishlist below what a document may have', () => {
  expect(largest).toBeGreaterThan(MIB / 2);
  expect(largest).toBeLessThan(MIB);
});

it('counts sizes as Firestore’s documentation does in its example', () => {
  const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(storedSize('users/jeff/tasks/my_task_id', task)).toBe(147);
});

it('is told of in docs/scale.md with these numbers', () => {
  const prose = readFileSync(join(PROJECT_ROOT, 'docs/scale.md'), 'utf8');
  for (const size of [largest, largestAnalytics, largestOfDemo]) expect(prose).toContain(size.toLocaleString('en-IN'));
});
