import { describe, expect, it } from 'vitest';
import { parseReport, parseSystemLogEntry, parseTransaction, parseUser } from '../../../src/data/documents/parse.ts';
import { parseWishlist } from '../../../src/data/documents/parse-wishlist.ts';
import { userId, wishlistId } from '../../../src/domain/ids.ts';
import { clockOf } from '../clock.ts';
import { merged } from '../stored.ts';
import { busyPlatform } from './busy-platform.ts';

const now = new Date('2026-11-21T00:30:00Z');
const few = { users: 120, wishlists: 12, contributionsEach: 9, reports: 5 };
const documents = merged(...busyPlatform(clockOf(now), 'https://shagun.example', few));

function allOf<T>(collection: string, parse: (id: string, stored: unknown) => T): T[] {
  return Object.entries(documents).flatMap(([path, stored]) => {
    const [name, id = '', ...part] = path.split('/');
    return name === collection && part.length === 0 ? [parse(id, stored)] : [];
  });
}

describe('a busy platform', () => {
  const users = allOf('users', (id, stored) => parseUser(userId(id), stored));
  const wishlists = allOf('wishlists', (id, stored) => parseWishlist(wishlistId(id), stored));
  const transactions = allOf('transactions', parseTransaction);
  const log = allOf('systemLogs', parseSystemLogEntry);
  const reports = allOf('reports', parseReport);

  it('has the requested number of documents, all of which parse', () => {
    const made = { users: users.length, wishlists: wishlists.length, reports: reports.length };
    expect(made).toEqual({ users: 120, wishlists: 12, reports: 5 });
    expect(transactions).toHaveLength(12 * 9);
    expect(log).toHaveLength(120 + 12 + 12 * 9 + 5);
  });

  it('has active, inactive and banned users and one admin', () => {
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(['active', 'inactive', 'banned']));
    expect(users.filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
  });

  it('has consistent sums of money', () => {
    for (const { id, fundedAmount, contributionCount, items } of wishlists) {
      const given = transactions.filter((transaction) => transaction.wishlistId === id);
      expect(given).toHaveLength(contributionCount);
      expect(given.reduce((total, { amount }) => total + amount, 0)).toBe(fundedAmount);
      expect(items.reduce((total, item) => total + item.fundedAmount, 0)).toBe(fundedAmount);
    }
  });

  it('contains no time in the future', () => {
    const latest = Math.max(
      ...[...log.map(({ timestamp }) => timestamp), ...users.map(({ lastActiveAt }) => lastActiveAt ?? now)].map(
        Number,
      ),
    );
    expect(latest).toBeLessThanOrEqual(now.getTime());
  });

  it('is deterministic', () => {
    expect(merged(...busyPlatform(clockOf(now), 'https://shagun.example', few))).toEqual(documents);
  });
});
