import { recordContribution, type Contributed } from '../../../src/data/contributions/record-contribution.ts';
import { type Connection } from '../../../src/data/connection.ts';
import type { DeviceGift } from '../../../src/data/drafts/device-gifts.ts';
import { ANONYMOUS_NAME, type ContributionForm } from '../../../src/domain/contribution.ts';
import { ANONYMOUS, type ItemId, transactionId, type TransactionId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import type { Wishlist } from '../../../src/domain/wishlist.ts';
import { type Member } from '../accounts.ts';
import { type WishlistMade } from '../wishlists-made.ts';

export function newTransactionId(): TransactionId {
  return transactionId(crypto.randomUUID());
}

export function anonymousGift(amount: number, message = ''): ContributionForm {
  return { amount, message, isAnonymous: true, displayName: '', contact: '' };
}

/** Under a name, without an account. */
export function namedGift(amount: number, displayName = 'Meera Iyer'): ContributionForm {
  return { ...anonymousGift(amount), isAnonymous: false, displayName };
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

/** Contributes as a guest without an account, under a name or anonymously, and returns what the device keeps of it. */
export async function giveOnDevice(
  guest: Connection,
  { id: wishlistId, userId: ownerId, title, items }: Wishlist,
  itemId: ItemId | null,
  form: ContributionForm,
): Promise<DeviceGift> {
  const id = newTransactionId();
  const secret = crypto.randomUUID();
  const given = await recordContribution(guest, wishlistId, itemId, form, { transactionId: id, giver: null, secret });
  const { contributorId, isVerified, status, day } = given;
  const isAnonymous = contributorId === ANONYMOUS;
  return {
    ...{ id, wishlistId, ownerId, title, itemId, contributorId },
    itemTitle: items.find((item) => item.id === itemId)?.title ?? '',
    name: isAnonymous ? ANONYMOUS_NAME : form.displayName,
    amount: rupees(form.amount),
    message: form.message,
    status: status === 'promised' ? 'promised' : 'completed',
    utr: null,
    day,
    isVerified,
    isClosed: false,
    unconfirmed: [],
    givenAt: 0,
    secret: isAnonymous ? secret : null,
    changes: 0,
  };
}
