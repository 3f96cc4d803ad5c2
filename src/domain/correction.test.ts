import { describe, expect, it } from 'vitest';
import { contribute, type Giver } from './contribution.ts';
import { restore, setAside } from './correction.ts';
import { itemId, userId } from './ids.ts';
import { removeItem } from './item-editing.ts';
import { rupees } from './money.ts';
import { gift, LATER, transaction, wishlist } from './testing/examples.ts';
import type { Transaction } from './transaction.ts';
import { MOST_ITEM_ENTRIES, MOST_WISHLIST_ENTRIES, type Wishlist } from './wishlist.ts';

const first = itemId('item-0');
const meera = { id: userId('meera') };

interface Given {
  readonly amount: number;
  readonly to?: typeof first | null;
  readonly message?: string;
  readonly giver?: Giver;
  readonly name?: string;
}

/** The wishlist after the contribution, with its transaction. */
function give(before: Wishlist, { amount, to = null, message = '', giver = meera, name = 'Meera' }: Given) {
  const form = { message, isAnonymous: giver === null, displayName: name };
  const outcome = contribute(before, gift(amount, { itemId: to, giver, form }));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { itemId: _, ...others } = transaction();
  const made: Transaction = {
    ...others,
    ...(to && { itemId: to }),
    contributorId: giver?.id ?? 'anonymous',
    displayName: giver ? name : '',
    amount: rupees(amount),
    isAnonymous: giver === null,
    createdAt: LATER,
    metadata: to ? { itemTitle: 'Lamp', message } : { type: 'general_fund', message },
  };
  return { after: outcome.accepted.wishlist, made };
}

function changed(outcome: ReturnType<typeof restore>): Wishlist {
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.change.wishlist;
}

const moneyOf = ({ items, fundedAmount, contributors, contributorCount, contributionCount }: Wishlist) => ({
  items,
  fundedAmount,
  contributors,
  contributorCount,
  contributionCount,
});

describe('setting a contribution aside', () => {
  it.each([
    ['named, to an item', { amount: 5_000, to: first }],
    ['named, to the general fund', { amount: 101 }],
    ['anonymous, to an item', { amount: 5_000, to: first, giver: null }],
    ['anonymous, to the general fund', { amount: 101, giver: null, message: 'Be happy' }],
  ] satisfies [string, Given][])('undoes one that is %s', (_, given) => {
    const before = give(wishlist({ price: rupees(5_000) }), { amount: 11, giver: { id: userId('asha') } }).after;
    const { after, made } = give(before, given);
    expect(moneyOf(changed(setAside(after, made)))).toEqual(moneyOf(before));
  });

  it('opens a funded item again', () => {
    const { after, made } = give(wishlist({ price: rupees(501) }), { amount: 501, to: first });
    expect(after.items[0]?.isFunded).toBe(true);
    expect(changed(setAside(after, made)).items[0]?.isFunded).toBe(false);
  });

  it('keeps earlier contributions of the same person, without the message that was set aside', () => {
    const before = give(wishlist(), { amount: 101, message: 'Be happy' }).after;
    const { after, made } = give(before, { amount: 400, message: 'Rude' });
    const [entry] = changed(setAside(after, made)).contributors;
    expect(entry).toMatchObject({ amount: 101, message: '' });
  });

  it('keeps the message of another contribution', () => {
    const { after: before, made } = give(wishlist(), { amount: 101 });
    const { after } = give(before, { amount: 400, message: 'Be happy' });
    expect(changed(setAside(after, made)).contributors[0]).toMatchObject({ amount: 400, message: 'Be happy' });
  });

  it('prefers the entry with the same message among equal amounts', () => {
    const one = give(wishlist(), { amount: 101, giver: null, message: 'One' });
    const two = give(one.after, { amount: 101, giver: null, message: 'Two' });
    expect(changed(setAside(two.after, one.made)).contributors.map(({ message }) => message)).toEqual(['Two']);
  });

  it('takes it from the entry of its name, if several guests share a phone', () => {
    const giver = { id: userId('phone'), isGuest: true };
    const meena = give(wishlist(), { amount: 101, giver, name: 'Meena' });
    const both = give(meena.after, { amount: 101, giver, name: 'Ravi' });
    const after = changed(setAside(both.after, meena.made));
    expect(after.contributors.map(({ displayName }) => displayName)).toEqual(['Ravi']);
  });

  it('takes it from the entry of an account that gave under another name since', () => {
    const earlier = give(wishlist(), { amount: 101, name: 'Meera Iyer' });
    const { after } = give(earlier.after, { amount: 400 });
    expect(changed(setAside(after, earlier.made)).contributors).toMatchObject([{ displayName: 'Meera', amount: 400 }]);
  });

  it('counts less when a contribution is no longer listed', () => {
    const { after, made } = give(wishlist(), { amount: 101, giver: null });
    const unlisted = { ...after, contributors: [] };
    expect(changed(setAside(unlisted, made))).toMatchObject({ contributors: [], contributorCount: 0 });
  });

  it('keeps the number of contributors if a named one is no longer listed, because they may have given more', () => {
    const { after, made } = give(wishlist(), { amount: 101 });
    expect(changed(setAside({ ...after, contributors: [] }, made)).contributorCount).toBe(1);
  });

  it('takes the money of a removed item out of the general fund', () => {
    const { after, made } = give(wishlist({}, {}), { amount: 101, to: first });
    const removed = removeItem(after, first);
    if (!removed.ok) throw new Error(removed.problem.code);
    expect(changed(setAside(removed.wishlist, made)).fundedAmount).toBe(0);
  });
});

describe('restoring a contribution', () => {
  it('adds it again, with the time at which it was made', () => {
    const { after, made } = give(wishlist({ price: rupees(501) }), { amount: 501, to: first });
    const restored = changed(restore(changed(setAside(after, made)), made));
    const entry = { contributedAt: LATER, amount: 501, displayName: 'Meera' };
    expect(restored).toMatchObject({ fundedAmount: 501, contributorCount: 1, contributors: [entry] });
    expect(restored.items[0]).toMatchObject({ isFunded: true, contributors: [entry] });
  });

  it('stores nothing about an anonymous contributor', () => {
    const { after, made } = give(wishlist(), { amount: 101, giver: null });
    const [entry] = changed(restore(changed(setAside(after, made)), made)).contributors;
    expect(entry).toMatchObject({ userId: 'anonymous', displayName: 'Anonymous', isAnonymous: true });
  });

  it('is rejected if the item has no room', () => {
    const { after, made } = give(wishlist({ price: rupees(501) }), { amount: 400, to: first });
    const without = changed(setAside(after, made));
    const partly = give(without, { amount: 200, to: first, giver: null }).after;
    expect(restore(partly, made)).toEqual({ ok: false, problem: { code: 'only-left', left: 301 } });
    const full = give(without, { amount: 501, to: first, giver: null }).after;
    expect(restore(full, made)).toEqual({ ok: false, problem: { code: 'already-funded' } });
  });
});

describe('a full list', () => {
  const filled = (amount: number, giver: Given['giver'] = null): Wishlist => {
    let current = wishlist({ price: rupees(1_00_000) });
    for (let n = 0; n < MOST_WISHLIST_ENTRIES; n += 1) {
      const each = giver && { id: userId(`guest-${n}`) };
      current = give(current, { amount, to: first, giver: each }).after;
    }
    return current;
  };
  const names = ({ contributors }: Pick<Wishlist, 'contributors'>) => contributors.map(({ userId: id }) => id);

  it('stays unchanged for a smaller amount, which is only counted', () => {
    const before = filled(101);
    const after = give(before, { amount: 100, to: first, giver: null }).after;
    expect(after.contributors).toBe(before.contributors);
    expect(after.items[0]?.contributors).toBe(before.items[0]?.contributors);
    expect(after).toMatchObject({ contributorCount: MOST_WISHLIST_ENTRIES + 1, fundedAmount: 10_200 });
    expect(after.lastContribution).toMatchObject({ entryIndex: -1, itemEntryIndex: -1 });
  });

  it('drops its oldest anonymous entry for a named one', () => {
    const before = filled(101);
    const after = give(before, { amount: 101, to: first }).after;
    expect(names(after)).toEqual([...names(before).slice(1), 'meera']);
    expect(after.items[0]?.contributors).toHaveLength(MOST_ITEM_ENTRIES);
    expect(after.lastContribution).toMatchObject({ entryIndex: 0, itemEntryIndex: 0 });
  });

  it('drops no named entry for an anonymous one', () => {
    const before = filled(101, meera);
    const after = give(before, { amount: 5_000, to: first, giver: null }).after;
    expect(names(after)).toEqual(names(before));
  });

  it('drops its oldest named entry for a named one that is not smaller', () => {
    const after = give(filled(101, meera), { amount: 101, to: first }).after;
    expect(names(after)).toEqual([...names(filled(101, meera)).slice(1), 'meera']);
  });
});
