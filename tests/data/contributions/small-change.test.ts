import { expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import type { ContributionForm } from '../../../src/domain/contribution.ts';
import { MOST_ITEM_ENTRIES, MOST_WISHLIST_ENTRIES } from '../../../src/domain/wishlist.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { type Stored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { anonymousGift, namedGift, newTransactionId } from './giving.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

const listedOn = (wishlist: Stored) => {
  const [item] = wishlist['items'] as readonly Stored[];
  return { wishlist: wishlist['contributors'] as unknown[], item: item?.['contributors'] as unknown[] };
};

it('keeps everyone on a full list through a hundred gifts of ₹1 in a row, and counts all of them', async () => {
  const { wishlist, itemId } = await newWishlistOf(await newMember());
  const give = (gift: ContributionForm) =>
    recordContribution(newVisitor(), wishlist.id, itemId, gift, { transactionId: newTransactionId(), giver: null });
  for (const _ of HUNDRED) await give(anonymousGift(11));
  const before = listedOn(await expectAgreement(wishlist.id, 1_100, 100));
  expect(before.wishlist).toHaveLength(MOST_WISHLIST_ENTRIES);
  expect(before.item).toHaveLength(MOST_ITEM_ENTRIES);

  for (const guest of HUNDRED) await give(guest % 2 === 0 ? anonymousGift(1) : namedGift(1, `Guest ${guest}`));
  const after = listedOn(await expectAgreement(wishlist.id, 1_200, 200));
  expect(after).toEqual(before);

  // A gift that is not smaller still finds a place.
  await give(namedGift(11, 'Meena Aunty'));
  expect(listedOn(await expectAgreement(wishlist.id, 1_211, 201)).wishlist).toContainEqual(
    expect.objectContaining({ displayName: 'Meena Aunty' }),
  );
});
