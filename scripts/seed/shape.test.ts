import { expect, it } from 'vitest';
import { busyPlatform } from './busy/busy-platform.ts';
import { clockOf } from './clock.ts';
import { demoDocuments } from './demo-documents.ts';
import { merged } from './stored.ts';

/** Every key documented in docs/data-model.md, and which of them are optional. */
const SHAPES: Readonly<Record<string, { readonly keys: string; readonly optional?: string }>> = {
  users: {
    keys: 'email displayName photoURL phoneNumber preferences createdAt updatedAt lastActiveAt',
    optional: 'moderation status isAdmin',
  },
  wishlists: {
    keys:
      'userId title description eventType eventDate visibility shareableLink isActive totalValue fundedAmount categories items ' +
      'contributors contributorCount contributionCount lastContribution lastEdit moderation createdAt updatedAt',
  },
  transactions: {
    keys:
      'wishlistId ownerId contributorId amount displayName email currency status type isAnonymous createdAt completedAt ' +
      'thankedAt metadata',
    optional: 'itemId',
  },
  notifications: { keys: 'userId type title message data actionUrl isRead createdAt' },
  analytics: {
    keys:
      'wishlistId ownerId views uniqueVisitors shares contributions trafficSources deviceStats referralStats last createdAt ' +
      'updatedAt',
  },
  dailyStats: { keys: 'wishlistId ownerId date views uniqueVisitors shares contributions createdAt updatedAt' },
  shareEvents: { keys: 'wishlistId userId platform timestamp metadata' },
  userActions: { keys: 'userId action metadata createdAt' },
  affiliateLinks: { keys: 'clicks lastClickedAt' },
  supportMessages: {
    keys: 'name email subject category message priority userId status createdAt moderation',
  },
  subscribers: { keys: 'email source createdAt' },
  reports: { keys: 'wishlistId reason message reporterId status createdAt moderation' },
  onboarding: { keys: 'userId currentStep completedSteps skippedSteps isCompleted startedAt completedAt' },
  settings: { keys: 'feePercent announcement contributionsEnabled updatedAt moderation' },
  systemLogs: { keys: 'type description timestamp actorId targetId', optional: 'amount' },
};

const ITEM = {
  keys:
    'id wishlistId title description price category priority imageUrl externalUrl isExperience isFunded fundedAmount fundingGoal ' +
    'contributors contributionCount createdAt updatedAt',
  optional: 'minContribution maxContribution',
};
const ENTRY = { keys: 'userId displayName email amount message isAnonymous contributedAt' };
const ITEM_ENTRY = { keys: `${ENTRY.keys} isVerified` };

function misshapen(
  stored: object,
  { keys, optional = '' }: { readonly keys: string; readonly optional?: string },
): readonly string[] {
  const [wanted, allowed] = [keys.split(' '), optional.split(' ')];
  const present = Object.keys(stored);
  return [
    ...wanted.filter((key) => !present.includes(key)).map((key) => `${key} is missing`),
    ...present.filter((key) => !wanted.includes(key) && !allowed.includes(key)).map((key) => `${key} is unknown`),
  ];
}

const [now, origin] = [new Date('2026-11-21T12:34:56Z'), 'https://shagun.example'];
const few = { users: 120, wishlists: 5, contributionsEach: 5, reports: 5 };
const documents = merged(demoDocuments({ now, origin }), ...busyPlatform(clockOf(now), origin, few));

it.each(Object.entries(SHAPES))('has %s of the shape that the contract says', (collection, shape) => {
  const found = Object.entries(documents).filter(([path]) => path.startsWith(`${collection}/`));
  expect(found).not.toEqual([]);
  for (const [path, stored] of found) expect([path, misshapen(stored, shape)]).toEqual([path, []]);
});

it('has no other documents', () => {
  const collections = Object.keys(documents).map((path) => path.split('/')[0]);
  expect(Object.keys(SHAPES)).toEqual(expect.arrayContaining([...new Set(collections)]));
});

it('has items and entries of the shape that the contract says', () => {
  const lists = Object.values(documents).flatMap((stored) => {
    const { items, contributors } = stored as { items?: { contributors: object[] }[]; contributors?: object[] };
    return items && contributors ? [{ items, contributors }] : [];
  });
  const wrong = lists.flatMap(({ items, contributors }) => [
    ...items.flatMap((item) => misshapen(item, ITEM)),
    ...items.flatMap((item) => item.contributors.flatMap((entry) => misshapen(entry, ITEM_ENTRY))),
    ...contributors.flatMap((entry) => misshapen(entry, ENTRY)),
  ]);
  expect(lists.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
