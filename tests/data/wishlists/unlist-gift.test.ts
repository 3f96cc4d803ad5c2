import { expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { takeBack } from '../../../src/data/contributions/take-back.ts';
import { listContributionsOf } from '../../../src/data/contributions/list-contributions.ts';
import { unlistGift } from '../../../src/data/wishlists/unlist-gift.ts';
import { newMember } from '../accounts.ts';
import { anonymousGift, giftOf, giveOnDevice, newTransactionId } from '../contributions/giving.ts';
import { readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';

it('takes a giver off the page while another gives, and keeps the money', async () => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner);
  const guest = await newMember({ displayName: 'Meera Iyer' });
  const give = (amount: number, of = guest) =>
    recordContribution(of.connection, wishlist.id, item.id, giftOf(of, amount, 'Be happy'), {
      transactionId: newTransactionId(),
      giver: of,
    });
  await give(1_101);
  const { items: gifts } = await listContributionsOf(owner.connection, wishlist, {});
  const other = await newMember({ displayName: 'Ravi' });
  const [gift] = gifts;
  if (!gift) throw new Error('The gift is not in the register.');
  await Promise.all([unlistGift(owner.connection, gift), give(501, other)]);

  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    ...{ fundedAmount: 1_602, contributorCount: 2, contributionCount: 2 },
    contributors: [{ displayName: 'Ravi', amount: 501 }],
    items: [{ fundedAmount: 1_602, contributionCount: 2, contributors: [{ displayName: 'Ravi' }] }],
  });
  expect(await readStored(`transactions/${gift.id}`)).toMatchObject({ status: 'completed', displayName: 'Meera Iyer' });
  const before = await readStored(`wishlists/${wishlist.id}`);
  await unlistGift(owner.connection, gift);
  expect(await readStored(`wishlists/${wishlist.id}`)).toEqual(before);
});

it('leaves the giver able to take the gift back', async () => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner);
  const guest = newVisitor();
  const given = await giveOnDevice(guest, wishlist, item.id, anonymousGift(501, 'From afar'));
  const { items: gifts } = await listContributionsOf(owner.connection, wishlist, {});
  for (const gift of gifts) await unlistGift(owner.connection, gift);
  await takeBack(guest, given);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    ...{ fundedAmount: 0, contributorCount: 0, contributionCount: 0, contributors: [] },
    items: [{ fundedAmount: 0, contributionCount: 0, contributors: [] }],
  });
});
