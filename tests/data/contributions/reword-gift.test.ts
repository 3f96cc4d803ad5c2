import { expect, inject, it } from 'vitest';
import { rewordGift, mayReword } from '../../../src/data/contributions/reword-gift.ts';
import { markSent } from '../../../src/data/contributions/mark-sent.ts';
import { signedIn } from '../../../src/data/rest/requests.ts';
import { writeMark } from '../../../src/data/thanks/write-mark.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { changePaymentDetails } from '../../../src/data/wishlists/payment-details.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { lineTo } from '../line.ts';
import { visitorAt } from '../own-emulator.ts';
import { readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { anonymousGift, giftOf, giveOnDevice, newTransactionId } from './giving.ts';

const KIRAN = { ...anonymousGift(501, 'Be hapy'), isAnonymous: false, displayName: 'Kirn' };
const MENDED = { displayName: 'Kiran', message: 'Be happy' };

async function given(form = anonymousGift(501, 'Be hapy'), guest = newVisitor()) {
  const owner = await newMember();
  const { wishlist, itemId } = await newWishlistOf(owner);
  const gift = await giveOnDevice(guest, wishlist, itemId, form);
  return { owner, wishlist, guest, gift, stored: () => readStored(`transactions/${gift.id}`) };
}

it('changes name and blessing of a guest’s gift, in private and in public', async () => {
  const { wishlist, guest, gift, stored } = await given(KIRAN);
  const { wishlist: after, gift: changed } = await rewordGift(guest, gift, MENDED);
  expect(changed).toMatchObject({ name: 'Kiran', message: 'Be happy' });
  expect(after).toMatchObject({
    contributors: [MENDED],
    items: [{ contributors: [{ ...MENDED, isVerified: false }] }],
  });
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    contributors: [MENDED],
    contributorCount: 1,
    lastRewording: { transactionId: gift.id },
  });
  expect(await stored()).toMatchObject({ displayName: 'Kiran', metadata: { message: 'Be happy' }, isVerified: false });
  await expectAgreement(wishlist.id, 501, 1);
});

it('changes the blessing of an anonymous gift, and again', async () => {
  const { guest, gift, stored } = await given();
  const first = await rewordGift(guest, gift, MENDED);
  await rewordGift(guest, first.gift, { ...MENDED, message: '' });
  expect(await stored()).toMatchObject({ displayName: '', metadata: { message: '' } });
});

it('changes the blessing of an account, and keeps its verified name', async () => {
  const owner = await newMember();
  const guest = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  const form = giftOf(guest, 501, 'Be hapy');
  const options = { transactionId: newTransactionId(), giver: guest };
  await recordContribution(guest.connection, wishlist.id, null, form, options);
  const other = await giveOnDevice(newVisitor(), wishlist, null, anonymousGift(11));
  const gift = { ...other, id: options.transactionId, contributorId: guest.id, secret: null };
  const changed = await rewordGift(guest.connection, gift, MENDED);
  expect(changed.gift).toMatchObject({ name: guest.displayName, message: 'Be happy' });
  expect(changed.wishlist?.contributors[0]).toMatchObject({ displayName: guest.displayName, message: 'Be happy' });
});

it.each([
  ['under a name', KIRAN],
  ['anonymous', anonymousGift(501, 'Be hapy')],
])('changes a gift that is %s once, if a response was lost', async (_, form) => {
  const line = await lineTo(inject('dataPorts').firestore);
  const { guest, gift, stored } = await given(form, visitorAt(line.port));
  line.loseNextCommitAnswer(() => line.cut());
  await expect(rewordGift(guest, gift, MENDED)).rejects.toMatchObject({ reason: 'offline' });
  line.mend();
  const again = { ...gift, unconfirmed: ['Be happy'] };
  await expect(rewordGift(guest, again, { ...MENDED, message: 'Be very happy' })).resolves.toMatchObject({
    gift: { message: 'Be very happy' },
  });
  expect(await stored()).toMatchObject({ metadata: { message: 'Be very happy' } });
});

it('changes an anonymous gift whose mark as sent got no response', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  await changePaymentDetails(owner.connection, wishlist.id, [{ address: 'asha@okbank', name: 'Asha Rao' }]);
  const guest = newVisitor();
  const gift = await giveOnDevice(guest, wishlist, null, anonymousGift(501));
  await markSent(guest, gift, null);
  await expect(rewordGift(guest, gift, MENDED)).resolves.toMatchObject({ gift: { message: 'Be happy', changes: 2 } });
});

it.each([
  ['a named gift', KIRAN],
  ['an anonymous gift', anonymousGift(501)],
])('tells the giver of %s that it is closed before they change anything', async (_, form) => {
  const { owner, guest, gift } = await given(form);
  await expect(mayReword(guest, gift)).resolves.toBe(true);
  await writeMark(signedIn(owner.connection), owner.id, { kind: 'gift', id: gift.id, isThanked: true });
  await expect(mayReword(guest, gift)).resolves.toBe(false);
});

it('knows that an anonymous gift is open, if the responses to two changes were lost', async () => {
  const { guest, gift } = await given();
  const first = await rewordGift(guest, gift, MENDED);
  await rewordGift(guest, first.gift, { ...MENDED, message: '' });
  await expect(mayReword(guest, gift)).resolves.toBe(true);
});

it('tells an anonymous giver whose device has lost the secret that the gift is closed', async () => {
  const { guest, gift } = await given();
  await expect(mayReword(guest, { ...gift, secret: null })).resolves.toBe(false);
});

it.each([
  ['under a name', KIRAN],
  ['anonymous', anonymousGift(501)],
])('says that a gift %s is closed once the couple has said thank you', async (_, form) => {
  const { owner, guest, gift, stored } = await given(form);
  await writeMark(signedIn(owner.connection), owner.id, { kind: 'gift', id: gift.id, isThanked: true });
  const before = await stored();
  await expect(rewordGift(guest, gift, MENDED)).resolves.toMatchObject({ wishlist: null, gift: { isClosed: true } });
  expect(await stored()).toEqual(before);
});
