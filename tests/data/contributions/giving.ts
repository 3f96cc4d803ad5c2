import { recordContribution, type Contributed } from '../../../src/data/contributions/record-contribution.ts';
import { type Connection } from '../../../src/data/connection.ts';
import { type ContributionForm } from '../../../src/domain/contribution.ts';
import { transactionId, type TransactionId } from '../../../src/domain/ids.ts';
import { type Member } from '../accounts.ts';
import { type WishlistMade } from '../wishlists-made.ts';

export function newTransactionId(): TransactionId {
  return transactionId(crypto.randomUUID());
}

export function anonymousGift(amount: number, message = ''): ContributionForm {
  return { amount, message, isAnonymous: true, displayName: '', contact: '' };
}

export function giftOf({ displayName, email }: Member, amount: number, message = ''): ContributionForm {
  return { amount, message, isAnonymous: false, displayName, contact: email };
}

/** Contributes to the wishlist's first item as a signed-out guest. */
export async function giveAnonymously(
  guest: Connection,
  { wishlist, itemId }: WishlistMade,
  amount: number,
  id = newTransactionId(),
): Promise<Contributed> {
  return recordContribution(guest, wishlist.id, itemId, anonymousGift(amount), { transactionId: id, giver: null });
}
