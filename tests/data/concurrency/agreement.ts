import { expect } from 'vitest';
import { type WishlistId } from '../../../src/domain/ids.ts';
import { findStored, readStored, type Stored } from '../stored.ts';

/**
 * Asserts that every document about a wishlist's contributions agrees: nothing lost, nothing counted twice. `raised`
 * and `gifts` are the expected totals without what is set aside; `port` selects another emulator than the shared one.
 */
export async function expectAgreement(id: WishlistId, raised: number, gifts: number, port?: number): Promise<Stored> {
  const wishlist = await readStored(`wishlists/${id}`, port);
  if (!wishlist) throw new Error('The wishlist is gone.');
  const transactions = Object.values(await findStored('transactions', 'wishlistId', id, port));
  const counted = transactions.filter(({ status }) => status !== 'set_aside');
  const notices = Object.values(await findStored('notifications', 'userId', wishlist['userId'], port));
  const days = Object.values(await findStored('dailyStats', 'wishlistId', id, port));
  const log = Object.values(await findStored('systemLogs', 'targetId', id, port));
  const logged = (type: string) => amountsOf(log.filter((entry) => entry['type'] === type));
  const made = logged('contribution_made');
  const setAside = logged('contribution_set_aside');
  const restored = logged('contribution_restored');
  const items = wishlist['items'] as readonly Stored[];
  const givenTo = (itemId: unknown) => amountsOf(counted.filter((gift) => gift['itemId'] === itemId));

  expect({
    wishlist: wishlist['fundedAmount'],
    contributionCount: wishlist['contributionCount'],
    items: items.map(({ fundedAmount, contributionCount }) => [contributionCount, fundedAmount]),
    transactions: [counted.length, sum(amountsOf(counted))],
    notifications: notices.filter(({ type }) => type === 'contribution' || type === 'promised').length,
    analytics: (await readStored(`analytics/${id}`, port))?.['contributions'],
    days: sum(days.map(({ contributions }) => Number(contributions))),
    log: [made.length - setAside.length + restored.length, sum(made) - sum(setAside) + sum(restored)],
  }).toEqual({
    wishlist: raised,
    contributionCount: gifts,
    items: items.map((item) => [givenTo(item['id']).length, sum(givenTo(item['id']))]),
    transactions: [gifts, raised],
    notifications: transactions.length,
    analytics: gifts,
    days: gifts,
    log: [gifts, raised],
  });
  return wishlist;
}

function amountsOf(documents: readonly Stored[]): readonly number[] {
  return documents.map(({ amount }) => Number(amount));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
