import { expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { transactionId, type WishlistId } from '../../src/domain/ids.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { storedTransaction } from '../../src/domain/testing/documents.ts';
import { violations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();
const PROMISED_AT = new Date('2026-11-20T06:30:00Z');

/** Stores a gift that was promised, and returns its id. */
async function promisedGift(wishlistId: WishlistId, displayName: string, amount: number) {
  const id = transactionId(crypto.randomUUID());
  await writeDocuments(inject('suitePorts'), {
    [`transactions/${id}`]: storedTransaction(
      {
        ...{ wishlistId, ownerId: DEMO_PEOPLE.simrat.id, displayName, amount },
        ...{ status: 'promised', completedAt: null, sentAt: null, utr: null, giverKey: null, thankedAt: null },
      },
      PROMISED_AT,
    ),
  });
  return id;
}

it('an owner pastes a bank statement and marks as received what is certain, then what is likely', async () => {
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const sameer = await promisedGift(id, 'Sameer Bhide', 1_101);
  const leela = await promisedGift(id, 'Leela Kurup', 2_101);
  const neel = await promisedGift(id, 'Neel Barua', 501);
  const statement = [
    'Account Number,1234,,,',
    'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    `21/11/26,UPI/432187654321/${referenceOf(sameer)}/s@okaxis,,"1,101.00",1.00`,
    '21/11/26,UPI/432187654322/LEELA KURUP,,"2,101.00",1.00',
    '21/11/26,UPI/432187654323/N BARUA,,501.00,1.00',
    '21/11/26,UPI/432187654324/RENT,501.00,,1.00',
    '22/11/26,SALARY,,"84,250.00",1.00',
  ].join('\n');

  const owner = await guests.signedInAt(`${path}/analytics`, 'simrat');
  await owner.getByRole('button', { name: 'Files' }).click();
  await owner.getByRole('menuitem', { name: 'Compare with a bank statement' }).click();
  const part = owner.getByRole('region', { name: 'Compare with a bank statement' });
  await part.getByLabel('Or paste it here').fill(statement);
  await part.getByRole('button', { name: 'Compare', exact: true }).click();
  await expectOn(part.getByText('Found 4 payments to you. Left out 1 payment from you.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await owner.setViewportSize({ width, height: 800 });
      await owner.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(owner);
      expect(await violations(owner), `${colorScheme}, ${width} px`).toEqual([]);
    }

  await part.getByRole('button', { name: 'Mark 2 as received' }).click();
  await expectOn(owner.getByText('2 gifts marked as received.')).toBeVisible();
  await part.getByRole('button', { name: 'Mark as received: Neel Barua, ₹501' }).click();
  await expectOn(owner.getByText('Marked as received.', { exact: true })).toBeVisible();
  await expectOn(part.getByRole('list', { name: 'No matching gift (1)' })).toContainText('SALARY');
  for (const [gift, utr] of [
    [sameer, '432187654321'],
    [leela, '432187654322'],
    [neel, '432187654323'],
  ])
    expect(await storedAt(`transactions/${gift}`)).toMatchObject({ status: 'received', utr });

  await owner.getByRole('button', { name: 'Options: Neel Barua, ₹501' }).click();
  await owner.getByRole('menuitem', { name: 'Not received after all' }).click();
  await expectOn(owner.getByText('No longer marked as received.')).toBeVisible();
  expect(await storedAt(`transactions/${neel}`)).toMatchObject({ status: 'promised', completedAt: null });
});
