import { expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { deactivate } from '../../../src/data/wishlists/edit-details.ts';
import { type ContributionForm } from '../../../src/domain/contribution.ts';
import { ContributionRefused } from '../../../src/domain/failure.ts';
import { itemId, wishlistId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { changeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf, type WishlistMade } from '../wishlists-made.ts';
import { anonymousGift, giftOf, newTransactionId } from './giving.ts';

const bounded = itemDetails({ minContribution: rupees(100), maxContribution: rupees(5_000) });

async function give({ wishlist, itemId: item }: Pick<WishlistMade, 'wishlist' | 'itemId'>, form: ContributionForm) {
  return recordContribution(newVisitor(), wishlist.id, item, form, { transactionId: newTransactionId(), giver: null });
}

async function refusalOf(giving: Promise<unknown>): Promise<unknown> {
  const refusal = await giving.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ContributionRefused);
  return refusal instanceof ContributionRefused ? refusal.problem : null;
}

it('explains why a contribution is rejected, and records nothing', async () => {
  const made = await newWishlistOf(await newMember(), {}, [bounded]);
  for (const amount of [0, -5, 1.5, Number.NaN, 2 ** 53])
    expect(await refusalOf(give(made, anonymousGift(amount)))).toEqual({ code: 'invalid-amount' });
  expect(await refusalOf(give(made, anonymousGift(99)))).toEqual({ code: 'below-minimum', min: 100 });
  expect(await refusalOf(give(made, anonymousGift(5_001)))).toEqual({ code: 'above-maximum', max: 5_000 });
  const gone = { ...made, itemId: itemId(crypto.randomUUID()) };
  expect(await refusalOf(give(gone, anonymousGift(501)))).toEqual({ code: 'item-not-found' });
  await expectAgreement(made.wishlist.id, 0, 0);
});

it('finds no wishlist that is hidden from guests, even for its owner', async () => {
  const owner = await newMember();
  const notFound = { code: 'wishlist-not-found' };
  const hidden = await newWishlistOf(owner, { visibility: 'private' });
  const closed = await newWishlistOf(owner);
  await deactivate(owner.connection, closed.wishlist.id);
  const missing = { ...closed, wishlist: { ...closed.wishlist, id: wishlistId(crypto.randomUUID()) } };
  for (const made of [hidden, closed, missing]) {
    expect(await refusalOf(give(made, anonymousGift(501)))).toEqual(notFound);
    const gift = { transactionId: newTransactionId(), giver: owner };
    const byOwner = recordContribution(owner.connection, made.wishlist.id, made.itemId, giftOf(owner, 501), gift);
    expect(await refusalOf(byOwner)).toEqual(notFound);
  }
});

it('rejects texts that cannot be stored', async () => {
  const made = await newWishlistOf(await newMember());
  const guest = await newMember();
  const form = giftOf(guest, 501);
  const bad: readonly Partial<ContributionForm>[] = [
    { message: 'x'.repeat(281) },
    { message: '🙏🏽'.repeat(120) },
    { displayName: '  ' },
    { displayName: 'x'.repeat(61) },
    { displayName: '🙏'.repeat(46) },
  ];
  for (const texts of bad) {
    const gift = { transactionId: newTransactionId(), giver: guest };
    const giving = recordContribution(guest.connection, made.wishlist.id, made.itemId, { ...form, ...texts }, gift);
    await expect(giving).rejects.toMatchObject({ reason: 'invalid' });
  }
});

it('names the document and field if a wishlist cannot be parsed', async () => {
  const made = await newWishlistOf(await newMember());
  await changeStored(`wishlists/${made.wishlist.id}`, { contributionCount: 'many' });
  await expect(give(made, anonymousGift(501))).rejects.toMatchObject({
    reason: 'unexpected-data',
    message: expect.stringContaining(`wishlists/${made.wishlist.id}: contributionCount`) as string,
  });
});
