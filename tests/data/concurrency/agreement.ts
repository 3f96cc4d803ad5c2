import { expect } from 'vitest';
import { type WishlistId } from '../../../src/domain/ids.ts';
import { findStored, readStored, type Stored } from '../stored.ts';

/**
 * Asserts that every document about a wishlist's contributions agrees: nothing lost, nothing counted twice. `raised`
 * and `gifts` are the expected totals; `port` selects another emulator than the shared one.
 */
export async function expectAgreement(id: WishlistId, raised: number, gifts: number, port?: number): Promise<Stored> {
  const wishlist = await readStored(`wishlists/${id}`, port);
  if (!wishlist) throw new Error('The wishlist is gone.');
  const transactions = await findStored('transactions', 'wishlistId', id, port);
  const amounts = Object.values(transactions).map(({ amount }) => Number(amount));
  const notices = Object.values(await findStored('notifications', 'userId', wishlist['userId'], port));
  const days = Object.values(await findStored('dailyStats', 'wishlistId', id, port));
  const log = Object.values(await findStored('systemLogs', 'targetId', id, port));
  const logged = log.filter(({ type }) => type === 'contribution_made').map(({ amount }) => Number(amount));

  expect({
    wishlist: wishlist['fundedAmount'],
    contributionCount: wishlist['contributionCount'],
    transactions: [amounts.length, sum(amounts)],
    notifications: notices.filter(({ type }) => type === 'contribution').length,
    analytics: (await readStored(`analytics/${id}`, port))?.['contributions'],
    days: sum(days.map(({ contributions }) => Number(contributions))),
    log: [logged.length, sum(logged)],
  }).toEqual({
    wishlist: raised,
    contributionCount: gifts,
    transactions: [gifts, raised],
    notifications: gifts,
    analytics: gifts,
    days: gifts,
    log: [gifts, raised],
  });
  return wishlist;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
