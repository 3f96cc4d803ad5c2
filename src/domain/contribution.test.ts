import { describe, expect, it } from 'vitest';
import { amountProblem, contribute, type Contribution, type Giver } from './contribution.ts';
import { itemId, userId } from './ids.ts';
import { rupees } from './money.ts';
import { AT, generalFund, gift, GUEST, item, LATER, wishlist } from './testing/examples.ts';
import { HIGHEST_CONTRIBUTION, MOST_ITEM_ENTRIES, MOST_WISHLIST_ENTRIES, type Wishlist } from './wishlist.ts';

const first = itemId('item-0');
const second = itemId('item-1');

function accepted(before: Wishlist, contribution: Contribution) {
  const outcome = contribute(before, contribution);
  if (!outcome.ok) throw new Error(`refused: ${outcome.problem.code}`);
  return outcome.accepted;
}

function problemOf(before: Wishlist, contribution: Contribution) {
  const outcome = contribute(before, contribution);
  return outcome.ok ? null : outcome.problem;
}

describe('a contribution to an item', () => {
  it('adds to that item and the wishlist, and nothing else', () => {
    const before = wishlist({ price: rupees(1_000) }, { price: rupees(2_000) });
    const { wishlist: after, item: given, completesItem } = accepted(before, gift(501, { itemId: second }));
    expect(after.items).toEqual([before.items[0], given]);
    expect(given).toMatchObject({ fundedAmount: 501, contributionCount: 1, isFunded: false, updatedAt: AT });
    expect(completesItem).toBe(false);
    expect(after).toMatchObject({ fundedAmount: 501, contributorCount: 1, contributionCount: 1, totalValue: 3_000 });
    expect(after.lastContribution).toEqual({
      transactionId: 'gift-1',
      itemIndex: 1,
      entryIndex: -1,
      itemEntryIndex: -1,
      at: AT,
    });
    expect(generalFund(after)).toBe(0);
  });

  it('funds it when the goal is reached', () => {
    const given = accepted(wishlist({ price: rupees(501) }), gift(501, { itemId: first }));
    expect(given.completesItem).toBe(true);
    expect(given.item?.isFunded).toBe(true);
  });

  it('is rejected if the item does not exist', () => {
    expect(problemOf(wishlist(), gift(501, { itemId: second }))).toEqual({ code: 'item-not-found' });
  });

  it('keeps only the newest entries, and counts all', () => {
    let current = wishlist({ price: rupees(10_000) });
    for (let n = 1; n <= MOST_ITEM_ENTRIES + 3; n++)
      current = accepted(current, gift(n, { itemId: first, giver: { id: userId(`guest-${n}`) } })).wishlist;
    expect(current.items[0]?.contributors.map(({ amount }) => amount)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(current.items[0]?.contributionCount).toBe(MOST_ITEM_ENTRIES + 3);
  });
});

describe('a contribution to the general fund', () => {
  it('changes no item', () => {
    const before = wishlist();
    const { wishlist: after, item: none, completesItem } = accepted(before, gift(50_000));
    expect([after.items, none, completesItem]).toEqual([before.items, null, false]);
    expect(generalFund(after)).toBe(50_000);
    expect(after.lastContribution?.itemIndex).toBe(-1);
  });
});

describe('the entry of a contributor', () => {
  it('never contains an e-mail address', () => {
    const form = { displayName: ' Ravi ', message: ' Khush raho! ' };
    const { contributors } = accepted(wishlist(), gift(101, { form })).wishlist;
    expect(contributors[0]).toEqual({
      userId: 'ravi',
      displayName: 'Ravi',
      email: '',
      amount: 101,
      message: 'Khush raho!',
      isAnonymous: false,
      contributedAt: AT,
    });
  });

  it.each([GUEST, null])('contains nothing about an anonymous contributor', (giver) => {
    const { entry } = accepted(wishlist(), gift(101, { giver, form: { isAnonymous: true } }));
    expect(entry).toMatchObject({ userId: 'anonymous', displayName: 'Anonymous', email: '', isAnonymous: true });
  });

  it('needs a signed-in contributor or anonymity', () => {
    expect(problemOf(wishlist(), gift(101, { giver: null }))).toEqual({ code: 'must-sign-in-or-be-anonymous' });
  });

  it.each([
    ['an account', { id: userId('ravi') }, false, true],
    ['an account that stays anonymous', { id: userId('ravi') }, true, false],
    ['a guest without an account', { id: userId('guest'), isGuest: true }, false, false],
  ])('of %s says whether an account vouches for the name', (_, giver, isAnonymous, isVerified) => {
    const { item } = accepted(wishlist(), gift(101, { itemId: first, giver, form: { isAnonymous } }));
    expect(item?.contributors).toMatchObject([{ isVerified }]);
  });

  it.each([
    [{ id: userId('guest'), isGuest: true }, false],
    [{ id: userId('guest'), isGuest: true }, true],
    [null, true],
  ])('needs an account if the owner asks for one', (giver, isAnonymous) => {
    const asking = { ...wishlist(), givers: 'signed_in' } as const;
    expect(problemOf(asking, gift(101, { giver, form: { isAnonymous } }))).toEqual({ code: 'must-sign-in' });
  });

  it('grows and becomes the newest when the same person contributes again', () => {
    const other = { id: userId('meera') };
    let current = accepted(wishlist(), gift(101, { form: { message: 'First' } })).wishlist;
    current = accepted(current, gift(11, { giver: other })).wishlist;
    current = accepted(current, gift(400, { at: LATER })).wishlist;
    expect(current.contributors.map(({ userId: id, amount }) => [id, amount])).toEqual([
      ['meera', 11],
      ['ravi', 501],
    ]);
    expect(current.contributors[1]).toMatchObject({ message: 'First', contributedAt: LATER });
    expect(current).toMatchObject({ contributorCount: 2, contributionCount: 3 });
    expect(current.lastContribution?.entryIndex).toBe(0);
  });

  it('takes the newer blessing, if there is one', () => {
    const before = accepted(wishlist(), gift(101, { form: { message: 'First' } })).wishlist;
    const after = accepted(before, gift(101, { form: { message: 'Second' } })).wishlist;
    expect(after.contributors[0]?.message).toBe('Second');
  });

  it('is merged without an account only under the same name, because guests may share a phone', () => {
    const guest = { id: userId('guest'), isGuest: true };
    const given = (before: Wishlist, displayName: string, giver: Giver = guest) =>
      accepted(before, gift(101, { giver, form: { displayName } })).wishlist;
    const both = given(given(given(wishlist(), 'Meena'), 'Ravi'), 'Meena');
    expect(both.contributors).toMatchObject([
      { displayName: 'Ravi', amount: 101 },
      { displayName: 'Meena', amount: 202 },
    ]);
    expect(both.contributorCount).toBe(2);
    expect(given(both, 'Meena Iyer', { id: guest.id }).contributors).toMatchObject([
      { displayName: 'Ravi', amount: 101 },
      { displayName: 'Meena Iyer', amount: 303 },
    ]);
  });

  it('is never merged for anonymous contributors', () => {
    const secret = { form: { isAnonymous: true } };
    const before = accepted(accepted(wishlist(), gift(101)).wishlist, gift(101, secret)).wishlist;
    const after = accepted(before, gift(101, secret)).wishlist;
    expect(after).toMatchObject({ contributorCount: 3 });
    expect(after.contributors.map(({ amount }) => amount)).toEqual([101, 101, 101]);
  });

  it('is dropped after a hundred newer ones, and still counted', () => {
    let current = wishlist();
    for (let n = 0; n <= MOST_WISHLIST_ENTRIES; n++)
      current = accepted(current, gift(n + 1, { giver: { id: userId(`guest-${n}`) } })).wishlist;
    expect(current.contributors).toHaveLength(MOST_WISHLIST_ENTRIES);
    expect(current.contributors[0]?.userId).toBe('guest-1');
    expect(current.contributorCount).toBe(MOST_WISHLIST_ENTRIES + 1);
  });
});

describe('a wishlist that', () => {
  const asking: Wishlist = { ...wishlist(), givers: 'signed_in' };

  it('asks guests to sign in accepts no signed-out guest', () => {
    expect(problemOf(asking, gift(101, { giver: null, form: { isAnonymous: true } }))).toEqual({
      code: 'must-sign-in',
    });
    expect(problemOf(asking, gift(101, { form: { isAnonymous: true } }))).toBeNull();
  });

  it('has paused giving accepts nothing', () => {
    expect(problemOf({ ...wishlist(), isGivingPaused: true }, gift(101))).toEqual({ code: 'giving-paused' });
  });
});

describe('an amount', () => {
  it.each([0, -1, 12.5, NaN, Infinity, HIGHEST_CONTRIBUTION + 1])('cannot be %d', (amount) => {
    expect(amountProblem(amount, null)).toEqual({ code: 'invalid-amount' });
    expect(amountProblem(amount, item())).toEqual({ code: 'invalid-amount' });
  });

  it('may be as high as ₹100 crore for the general fund', () => {
    expect(amountProblem(HIGHEST_CONTRIBUTION, null)).toBeNull();
  });

  it('is rejected if the sum would exceed the safe integers', () => {
    const full = { ...wishlist(), fundedAmount: rupees(Number.MAX_SAFE_INTEGER - 100) };
    expect(problemOf(full, gift(101))).toEqual({ code: 'invalid-amount' });
    expect(problemOf(full, gift(100))).toBeNull();
  });

  it.each([
    [{ isFunded: true, fundedAmount: rupees(5_000) }, 1, { code: 'already-funded' }],
    [{ isObtained: true }, 1, { code: 'already-obtained' }],
    [{ fundedAmount: rupees(4_000) }, 1_001, { code: 'only-left', left: 1_000 }],
    [{ fundedAmount: rupees(4_000) }, 1_000, null],
    [{ minContribution: rupees(501) }, 500, { code: 'below-minimum', min: 501 }],
    [{ minContribution: rupees(501) }, 501, null],
    [{ maxContribution: rupees(1_101) }, 1_102, { code: 'above-maximum', max: 1_101 }],
    [{ maxContribution: rupees(1_101) }, 1_101, null],
  ])('to an item with %o: %d', (state, amount, problem) => {
    expect(amountProblem(amount, item(state))).toEqual(problem);
  });

  it('may be below the minimum if it completes the gift', () => {
    const almost = item({ fundedAmount: rupees(4_900), minContribution: rupees(501) });
    expect(amountProblem(100, almost)).toBeNull();
    expect(amountProblem(99, almost)).toEqual({ code: 'below-minimum', min: 501 });
    expect(amountProblem(101, almost)).toEqual({ code: 'only-left', left: 100 });
  });
});
