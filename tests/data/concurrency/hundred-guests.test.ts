import { expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { ContributionRefused } from '../../../src/domain/failure.ts';
import { CROWD_DEADLINE_MS } from '../../support/deadlines.ts';
import { newMember } from '../accounts.ts';
import { anonymousGift, giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { findStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { expectAgreement } from './agreement.ts';

const GUESTS = Array.from({ length: 100 }, (_, index) => index);

it(
  'raises exactly the goal when a hundred guests contribute concurrently to an item with room for sixty',
  async () => {
    const owner = await newMember();
    const made = await newWishlistOf(owner);
    const outcomes = await Promise.allSettled(GUESTS.map(() => giveAnonymously(newVisitor(), made, 100)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refusals).toHaveLength(40);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ContributionRefused);
      expect(refusal).toMatchObject({ problem: { code: 'already-funded' } });
    }
    const wishlist = await expectAgreement(made.wishlist.id, 6_000, 60);
    expect(wishlist['items']).toMatchObject([{ fundedAmount: 6_000, isFunded: true, contributionCount: 60 }]);
    const notices = await findStored('notifications', 'userId', owner.id);
    expect(Object.values(notices).filter(({ type }) => type === 'item_funded')).toHaveLength(1);
  },
  CROWD_DEADLINE_MS,
);

it(
  'rejects contributions above the remaining amount and accepts those that fit',
  async () => {
    const made = await newWishlistOf(await newMember());
    const gifts = GUESTS.slice(0, 12).map(() => giveAnonymously(newVisitor(), made, 700));
    const outcomes = await Promise.allSettled(gifts);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
    // Eight times 700 leave 400 of 6,000.
    expect(refusals).toHaveLength(4);
    for (const refusal of refusals) expect(refusal).toMatchObject({ problem: { code: 'only-left', left: 400 } });
    await expectAgreement(made.wishlist.id, 5_600, 8);
  },
  CROWD_DEADLINE_MS,
);

it(
  'accepts a hundred concurrent contributions to the general fund',
  async () => {
    const { wishlist } = await newWishlistOf(await newMember());
    await Promise.all(
      GUESTS.map((guest) =>
        recordContribution(newVisitor(), wishlist.id, null, anonymousGift(101 + guest), {
          transactionId: newTransactionId(),
          giver: null,
        }),
      ),
    );
    const stored = await expectAgreement(wishlist.id, 100 * 101 + 4_950, 100);
    expect(stored).toMatchObject({ contributorCount: 100, items: [{ fundedAmount: 0, isFunded: false }] });
  },
  CROWD_DEADLINE_MS,
);
