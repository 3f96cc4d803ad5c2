import { describe, expect, it } from 'vitest';
import { parseAnalytics } from '../../src/data/documents/analytics.ts';
import { parseDailyStats } from '../../src/data/documents/daily-stats.ts';
import { parseTransaction } from '../../src/data/documents/transaction.ts';
import { parseUser } from '../../src/data/documents/user.ts';
import { parseWishlist } from '../../src/data/documents/wishlist.ts';
import { generalFund } from '../../src/domain/contribution.ts';
import { userId, wishlistId } from '../../src/domain/ids.ts';
import { sum } from '../../src/domain/money.ts';
import { totalValueOf } from '../../src/domain/new-wishlist.ts';
import {
  LONGEST,
  LONGEST_BYTES,
  MOST_ITEM_ENTRIES,
  MOST_ITEMS,
  MOST_WISHLIST_ENTRIES,
} from '../../src/domain/wishlist.ts';
import { demoDocuments } from './demo-documents.ts';
import { STORIES } from './stories/all-stories.ts';

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

it('is the same at every moment of a day, and moves on with the days', () => {
  expect(demoDocuments({ now: new Date('2026-11-21T00:00:01Z'), origin: 'https://shagun.example' })).toEqual(documents);
  const tomorrow = demoDocuments({ now: new Date('2026-11-22T09:00:00Z'), origin: 'https://shagun.example' });
  const [first] = idsIn('transactions');
  const givenAt = (all: typeof documents) =>
    parseTransaction(first ?? '', all[`transactions/${first}`]).createdAt.getTime();
  expect(givenAt(tomorrow) - givenAt(documents)).toBe(86_400_000);
});

it('tells nothing of the future', () => {
  const times: Date[] = [];
  const collect = (value: unknown): void => {
    if (value instanceof Date) times.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(documents);
  expect(times.length).toBeGreaterThan(1_000);
  expect(times.filter((time) => time.getTime() >= Date.parse('2026-11-21T00:00:00Z'))).toEqual([]);
});

describe.each(wishlists.map((wishlist) => [wishlist.title, wishlist] as const))('%s', (_title, wishlist) => {
  const given = transactions
    .filter((gift) => gift.wishlistId === wishlist.id)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());

  it('holds as much as was given', () => {
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

  it('names its givers, the newest last, and repeated ones once', () => {
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

  it('has statistics that agree with its days and gifts', () => {
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

  it('was told of to its owner and to the log', () => {
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

  it('keeps within the bounds', () => {
    expect(wishlist.items.length).toBeLessThanOrEqual(MOST_ITEMS);
    const texts: [string, number][] = [
      [wishlist.title, LONGEST.title],
      [wishlist.description, LONGEST.description],
      ...wishlist.items.map(({ title }): [string, number] => [title, LONGEST.itemTitle]),
      ...wishlist.items.map(({ description }): [string, number] => [description, LONGEST.itemDescription]),
      ...given.map(({ metadata }): [string, number] => [metadata.message, LONGEST.message]),
    ];
    expect(texts.filter(([text, most]) => text.length > most)).toEqual([]);
    const long = given.filter(({ metadata }) => Buffer.byteLength(metadata.message) > LONGEST_BYTES.message);
    expect(long).toEqual([]);
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
});

it('speaks the languages of the families', () => {
  const blessings = transactions.map(({ metadata }) => metadata.message).join('\n');
  for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Tamil}/u, /\p{Script=Gurmukhi}/u])
    expect(blessings).toMatch(script);
  const warm = transactions.map(({ metadata }) => metadata.message).filter((message) => message !== '');
  expect(warm.length).toBeGreaterThan(100);
  expect(new Set(warm).size).toBeGreaterThan(warm.length * 0.95);
});

it('knows everybody who gave, by the name they have, and not before they came', () => {
  const known = new Map(users.map((user) => [user.id as string, user]));
  for (const gift of transactions.filter(({ isAnonymous }) => !isAnonymous)) {
    const giver = known.get(gift.contributorId);
    expect([gift.displayName, gift.email]).toEqual([giver?.displayName, giver?.email]);
    expect(giver?.createdAt.getTime()).toBeLessThan(gift.createdAt.getTime());
  }
  for (const gift of transactions.filter(({ isAnonymous }) => isAnonymous))
    expect([gift.contributorId, gift.displayName, gift.email]).toEqual(['anonymous', '', '']);
});

it('writes a log entry with everything that an admin did, which the document names', () => {
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

it('has told every story', () => {
  expect(wishlists).toHaveLength(STORIES.length);
});
