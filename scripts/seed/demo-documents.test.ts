import { describe, expect, it } from 'vitest';
import { parseAnalytics, parseDailyStats, parseTransaction, parseUser } from '../../src/data/documents/parse.ts';
import { parseWishlist } from '../../src/data/documents/parse-wishlist.ts';
import { generalFund } from '../../src/domain/testing/examples.ts';
import { userId, wishlistId } from '../../src/domain/ids.ts';
import { sum } from '../../src/domain/money.ts';
import { totalValueOf } from '../../src/domain/new-wishlist.ts';
import { outOfBounds } from '../../src/domain/testing/schema-values.ts';
import { isSetAside, transactionSchema } from '../../src/domain/transaction.ts';
import { MOST_ITEM_ENTRIES, MOST_ITEMS, MOST_WISHLIST_ENTRIES, wishlistSchema } from '../../src/domain/wishlist.ts';
import { demoDocuments, STORIES } from './demo-documents.ts';

const now = new Date('2026-11-21T12:34:56Z');
const documents = demoDocuments({ now, origin: 'https://shagun.example' });

function idsIn(collection: string): string[] {
  return Object.keys(documents).flatMap((path) =>
    path.startsWith(`${collection}/`) ? [path.slice(collection.length + 1)] : [],
  );
}
const read = <Id, T>(collection: string, brand: (id: string) => Id, parse: (id: Id, stored: unknown) => T): T[] =>
  idsIn(collection).map((id) => parse(brand(id), documents[`${collection}/${id}`]));

const wishlists = read('wishlists', wishlistId, parseWishlist);
const transactions = read('transactions', String, parseTransaction);
const daily = read('dailyStats', String, parseDailyStats);
const users = read('users', userId, parseUser);

it('is deterministic within a day and shifts with the date', () => {
  expect(demoDocuments({ now: new Date('2026-11-21T00:00:01Z'), origin: 'https://shagun.example' })).toEqual(documents);
  const tomorrow = demoDocuments({ now: new Date('2026-11-22T09:00:00Z'), origin: 'https://shagun.example' });
  const [first] = idsIn('transactions');
  const givenAt = (all: typeof documents) =>
    parseTransaction(first ?? '', all[`transactions/${first}`]).createdAt.getTime();
  expect(givenAt(tomorrow) - givenAt(documents)).toBe(86_400_000);
});

it('contains no time in the future, except the end of an announcement', () => {
  const times: Date[] = [];
  const collect = (value: unknown): void => {
    if (value instanceof Date) times.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) if (key !== 'endsAt') collect(one);
  };
  collect(documents);
  expect(times.length).toBeGreaterThan(1_000);
  expect(times.filter((time) => time.getTime() >= Date.parse('2026-11-21T00:00:00Z'))).toEqual([]);
});

describe.each(wishlists.map((wishlist) => [wishlist.title, wishlist] as const))('%s', (_title, wishlist) => {
  const given = transactions
    .filter((gift) => gift.wishlistId === wishlist.id && !isSetAside(gift))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());

  it('is funded with exactly its contributions', () => {
    expect(wishlist.fundedAmount).toBe(sum(given.map(({ amount }) => amount)));
    for (const item of wishlist.items) {
      const toItem = given.filter((gift) => gift.itemId === item.id);
      expect(item.fundedAmount).toBe(sum(toItem.map(({ amount }) => amount)));
      expect(item.contributionCount).toBe(toItem.length);
      expect(item.isFunded).toBe(item.fundedAmount === item.fundingGoal);
      expect(item.contributors.map(({ amount, message }) => ({ amount, message }))).toEqual(
        toItem.slice(-MOST_ITEM_ENTRIES).map(({ amount, metadata }) => ({ amount, message: metadata.message })),
      );
    }
    const isThere = new Set(wishlist.items.map(({ id }) => id));
    const elsewhere = given.filter(({ itemId }) => itemId === undefined || !isThere.has(itemId));
    expect(generalFund(wishlist)).toBe(sum(elsewhere.map(({ amount }) => amount)));
    expect(wishlist.totalValue).toBe(totalValueOf(wishlist.items));
  });

  it('lists recent contributors, newest last, each once', () => {
    const entries = new Map<string, number>();
    for (const [index, { contributorId, amount }] of given.entries()) {
      const key = contributorId === 'anonymous' ? `nobody ${index}` : contributorId;
      const before = entries.get(key) ?? 0;
      entries.delete(key);
      entries.set(key, before + amount);
    }
    expect(wishlist.contributors.map(({ amount }) => amount)).toEqual(
      [...entries.values()].slice(-MOST_WISHLIST_ENTRIES),
    );
    expect(wishlist.contributorCount).toBe(entries.size);
    expect(wishlist.contributionCount).toBe(given.length);
    expect(wishlist.lastContribution?.transactionId).toBe(given.at(-1)?.id);
  });

  it('has analytics that match its daily statistics and contributions', () => {
    const analytics = parseAnalytics(wishlist.id, documents[`analytics/${wishlist.id}`]);
    const days = daily.filter((day) => day.wishlistId === wishlist.id);
    const total = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    for (const name of ['views', 'uniqueVisitors', 'shares', 'contributions'] as const)
      expect([name, total(days.map((day) => day[name]))]).toEqual([name, analytics[name]]);
    for (const name of ['trafficSources', 'deviceStats', 'referralStats'] as const)
      expect([name, total(Object.values(analytics[name]))]).toEqual([name, analytics.views]);
    expect(analytics.contributions).toBe(wishlist.contributionCount);
    expect(analytics.uniqueVisitors).toBeLessThanOrEqual(analytics.views);
    expect(total(given.map(() => 1))).toBe(total(days.map((day) => day.contributions)));
    const shared = idsIn('shareEvents').filter((id) => documents[`shareEvents/${id}`]?.['wishlistId'] === wishlist.id);
    expect(shared).toHaveLength(analytics.shares);
  });

  it('has a notification and a log entry for its creation and each contribution', () => {
    expect(documents[`systemLogs/wishlist_created_${wishlist.id}`]).toMatchObject({ timestamp: wishlist.createdAt });
    for (const gift of given) {
      expect(documents[`notifications/${gift.id}_contribution`]).toMatchObject({
        userId: wishlist.userId,
        createdAt: gift.createdAt,
      });
      expect(documents[`systemLogs/contribution_made_${gift.id}`]).toMatchObject({
        amount: gift.amount,
        timestamp: gift.createdAt,
      });
    }
    const funded = wishlist.items.filter((item) => item.isFunded);
    const news = given.filter((gift) => `notifications/${gift.id}_funded` in documents);
    expect(news.map(({ itemId }) => itemId).sort()).toEqual(funded.map(({ id }) => id).sort());
  });

  it('respects the length limits', () => {
    expect(outOfBounds(wishlistSchema, wishlist, 'wishlist')).toEqual([]);
    expect(given.flatMap((gift) => outOfBounds(transactionSchema, gift, gift.id))).toEqual([]);
  });
});

it('has wishlists in every state', () => {
  const has = (is: (wishlist: (typeof wishlists)[number]) => boolean) => expect(wishlists.some(is)).toBe(true);
  for (const visibility of ['public', 'link_only', 'private']) has((wishlist) => wishlist.visibility === visibility);
  has(({ isActive, moderation }) => !isActive && moderation === null);
  has(({ isActive, moderation }) => !isActive && moderation?.action === 'user_banned');
  has(({ visibility, contributionCount }) => visibility === 'public' && contributionCount === 0);
  has(({ items, fundedAmount, totalValue }) => fundedAmount > 0 && fundedAmount < totalValue && items.length > 5);
  has(({ fundedAmount, totalValue }) => totalValue > 0 && fundedAmount === totalValue);
  has(({ eventDate }) => eventDate !== null && eventDate < '2026-11-21');
  has(({ items }) => items.length === MOST_ITEMS);
  has((wishlist) => wishlist.items.length === 0 && generalFund(wishlist) > 0);
  has(({ invitation, ceremonies }) => invitation !== null && ceremonies.length > 1);
  has(({ invitation, ceremonies }) => invitation === null && ceremonies.length === 0);
});

it('contains messages in several Indian scripts, almost all different', () => {
  const blessings = transactions.map(({ metadata }) => metadata.message).join('\n');
  for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Tamil}/u, /\p{Script=Gurmukhi}/u])
    expect(blessings).toMatch(script);
  const warm = transactions.map(({ metadata }) => metadata.message).filter((message) => message !== '');
  expect(warm.length).toBeGreaterThan(100);
  expect(new Set(warm).size).toBeGreaterThan(warm.length * 0.95);
});

it('logs contributions that were set aside', () => {
  const setAside = transactions.filter(isSetAside);
  expect(setAside.length).toBeGreaterThanOrEqual(2);
  for (const { id, amount, wishlistId: targetId, correction } of setAside) {
    expect(documents[`systemLogs/contribution_made_${id}`]).toMatchObject({ amount, targetId });
    expect(documents[`systemLogs/${correction?.logId ?? ''}`]).toMatchObject({
      ...{ type: 'contribution_set_aside', amount, targetId, transactionId: id, timestamp: correction?.at },
    });
  }
});

it('names every contributor as in their profile and only after they joined', () => {
  const known = new Map(users.map((user) => [user.id as string, user]));
  for (const gift of transactions.filter(({ isVerified }) => isVerified)) {
    const giver = known.get(gift.contributorId);
    expect([gift.displayName, gift.email]).toEqual([giver?.displayName, giver?.email]);
    expect(giver?.createdAt.getTime()).toBeLessThan(gift.createdAt.getTime());
  }
  for (const gift of transactions.filter(({ isAnonymous }) => isAnonymous))
    expect([gift.contributorId, gift.displayName, gift.email]).toEqual(['anonymous', '', '']);
});

it('has guests without an account who gave under a name, with and without a contact', () => {
  const guests = transactions.filter(({ isAnonymous, isVerified }) => !isAnonymous && !isVerified);
  const known = new Set<string>(users.map(({ id }) => id));
  for (const { contributorId, displayName } of guests)
    expect([known.has(contributorId), displayName]).toEqual([false, expect.stringMatching(/./)]);
  expect(guests.some(({ phoneNumber }) => phoneNumber !== null)).toBe(true);
  expect(guests.some(({ email }) => email !== '')).toBe(true);
  expect(guests.some(({ email, phoneNumber }) => email === '' && phoneNumber === null)).toBe(true);
  expect(new Set(guests.map(({ wishlistId: id }) => id)).size).toBeGreaterThan(2);
});

it('logs every admin action, with the log id on the document', () => {
  const moderated = Object.values(documents).flatMap((stored) => (stored['moderation'] ? [stored['moderation']] : []));
  expect(moderated.length).toBeGreaterThanOrEqual(7);
  for (const moderation of moderated as { logId: string; action: string; by: string; at: Date }[]) {
    expect(documents[`systemLogs/${moderation.logId}`]).toMatchObject({
      type: moderation.action,
      actorId: moderation.by,
      timestamp: moderation.at,
    });
  }
});

it('contains every story', () => {
  expect(wishlists).toHaveLength(STORIES.length);
});
