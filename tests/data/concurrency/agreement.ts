import { expect } from 'vitest';
import { type WishlistId } from '../../../src/domain/ids.ts';
import { findStored, readStored, type Stored } from '../stored.ts';

/**
 * Everything that tells of a wishlist's contributions tells of the same ones: nothing is lost, nothing counted twice.
 * `raised` and `gifts` are what they should come to.
 */
export async function expectAgreement(id: WishlistId, raised: number, gifts: number): Promise<Stored> {
  const wishlist = await readStored(`wishlists/${id}`);
  if (!wishlist) throw new Error('The wishlist is gone.');
  const transactions = await findStored('transactions', 'wishlistId', id);
  const amounts = Object.values(transactions).map(({ amount }) => Number(amount));
  const notices = Object.values(await findStored('notifications', 'userId', wishlist['userId']));
  const days = Object.values(await findStored('dailyStats', 'wishlistId', id));
  const log = Object.values(await findStored('systemLogs', 'targetId', id));
  const logged = log.filter(({ type }) => type === 'contribution_made').map(({ amount }) => Number(amount));

  expect({
    wishlist: wishlist['fundedAmount'],
    contributionCount: wishlist['contributionCount'],
    transactions: [amounts.length, sum(amounts)],
    notifications: notices.filter(({ type }) => type === 'contribution').length,
    analytics: (await readStored(`analytics/${id}`))?.['contributions'],
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
