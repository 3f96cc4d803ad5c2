import { describe, expect, it } from 'vitest';
import { contribute, type Contribution } from './contribution.ts';
import { itemId, systemLogId, userId } from './ids.ts';
import {
  addItem,
  editDetails,
  editItem,
  type EditOutcome,
  isListed,
  markObtained,
  newItem,
  newWishlist,
  removeItem,
  reorderItems,
  unlist,
} from './item-editing.ts';
import { rupees } from './money.ts';
import {
  AT,
  generalFund,
  gift,
  idsInOrder,
  itemDetails,
  LATER,
  OWNER,
  transaction,
  wishlist,
  WISHLIST,
} from './testing/examples.ts';
import { MOST_ITEMS, type Wishlist } from './wishlist.ts';

const first = itemId('item-0');
const second = itemId('item-1');
const third = itemId('item-2');

function edited(outcome: EditOutcome): Wishlist {
  if (!outcome.ok) throw new Error(`refused: ${outcome.problem.code}`);
  return outcome.wishlist;
}

const withGift = (before: Wishlist, amount: number) => withContribution(before, gift(amount, { itemId: first }));

function withContribution(before: Wishlist, contribution: Contribution): Wishlist {
  const outcome = contribute(before, contribution);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.accepted.wishlist;
}

const moderation = (action: string) => ({ logId: systemLogId('log'), action, by: OWNER, at: AT, reason: '' });

describe('a new wishlist', () => {
  it('has its items, their total, and no contributions', () => {
    const created = wishlist(
      { price: rupees(2_000), category: 'donation' },
      { price: rupees(500), category: 'physical' },
      { price: rupees(1), category: 'donation' },
    );
    expect(created).toMatchObject({
      shareableLink: `https://shagun.example/wishlist/${WISHLIST}`,
      isActive: true,
      totalValue: 2_501,
      fundedAmount: 0,
      categories: ['physical', 'donation'],
      contributors: [],
      contributorCount: 0,
      contributionCount: 0,
      lastContribution: null,
      lastEdit: null,
      moderation: null,
      createdAt: AT,
      updatedAt: AT,
    });
    expect(created.items.map(({ id, wishlistId }) => [id, wishlistId])).toEqual([
      [first, WISHLIST],
      [second, WISHLIST],
      [third, WISHLIST],
    ]);
  });

  it.each([0, MOST_ITEMS + 1])('cannot be created with %d items', (count) => {
    const items = Array.from({ length: count }, () => itemDetails());
    const { title, description, eventType, eventDate, visibility, language } = wishlist();
    const details = { title, description, eventType, eventDate, visibility, language };
    const creation = { id: WISHLIST, userId: OWNER, details, items, origin: 'https://a.example', at: AT };
    expect(() => newWishlist({ ...creation, newId: idsInOrder() })).toThrow(RangeError);
  });
});

describe('a new item', () => {
  it('has its price as goal, and no contributions', () => {
    const details = itemDetails({ price: rupees(900), category: 'experience', minContribution: rupees(101) });
    expect(newItem(details, { id: first, wishlistId: WISHLIST, at: AT })).toEqual({
      ...details,
      id: first,
      wishlistId: WISHLIST,
      fundingGoal: 900,
      isExperience: true,
      isFunded: false,
      fundedAmount: 0,
      contributors: [],
      contributionCount: 0,
      createdAt: AT,
      updatedAt: AT,
    });
  });

  it('has no key for a bound that is not set', () => {
    const made = newItem(itemDetails(), { id: first, wishlistId: WISHLIST, at: AT });
    expect(Object.keys(made)).not.toContain('minContribution');
    expect(Object.keys(made)).not.toContain('maxContribution');
  });
});

describe('adding an item', () => {
  it('appends it', () => {
    const added = newItem(itemDetails({ price: rupees(300), category: 'donation' }), {
      id: second,
      wishlistId: WISHLIST,
      at: LATER,
    });
    const after = edited(addItem(wishlist({ price: rupees(100) }), added));
    expect(after.items[1]).toBe(added);
    expect(after).toMatchObject({ totalValue: 400, categories: ['physical', 'donation'] });
    expect(after.lastEdit).toEqual({ kind: 'add', itemIndex: 1 });
  });

  it('is rejected if the wishlist is full', () => {
    const full = wishlist(...Array.from({ length: MOST_ITEMS }, () => ({})));
    const added = newItem(itemDetails(), { id: itemId('one-more'), wishlistId: WISHLIST, at: AT });
    expect(addItem(full, added)).toEqual({ ok: false, problem: { code: 'too-many-items', most: MOST_ITEMS } });
    expect(addItem(edited(removeItem(full, first)), added).ok).toBe(true);
  });
});

describe('editing an item', () => {
  it('changes its details, but neither its money nor its creation time', () => {
    const before = withGift(wishlist({ price: rupees(1_000), minContribution: rupees(11) }, {}), 501);
    const details = itemDetails({ title: 'Silver lamp', price: rupees(2_000), category: 'experience' });
    const after = edited(editItem(before, first, details, LATER));
    expect(after.items[1]).toBe(before.items[1]);
    const { minContribution: _gone, ...was } = before.items[0] ?? {};
    expect(after.items[0]).toEqual({ ...was, ...details, fundingGoal: 2_000, isExperience: true, updatedAt: LATER });
    expect(Object.keys(after.items[0] ?? {})).not.toContain('minContribution');
    expect(after).toMatchObject({ totalValue: 7_000, categories: ['physical', 'experience'], fundedAmount: 501 });
    expect(after.lastEdit).toEqual({ kind: 'edit', itemIndex: 0 });
  });

  it('cannot set its price below what was contributed', () => {
    const before = withGift(wishlist({ price: rupees(1_000) }), 501);
    expect(editItem(before, first, itemDetails({ price: rupees(500) }), LATER)).toEqual({
      ok: false,
      problem: { code: 'price-below-contributed', contributed: 501 },
    });
  });

  it('marks it as funded when the price falls to what was contributed, and as open when the price rises', () => {
    const before = withGift(wishlist({ price: rupees(1_000) }), 501);
    const cheaper = edited(editItem(before, first, itemDetails({ price: rupees(501) }), LATER));
    expect(cheaper.items[0]?.isFunded).toBe(true);
    const dearer = edited(editItem(cheaper, first, itemDetails({ price: rupees(502) }), LATER));
    expect(dearer.items[0]?.isFunded).toBe(false);
  });

  it('needs an item', () => {
    expect(editItem(wishlist(), second, itemDetails(), LATER)).toEqual({
      ok: false,
      problem: { code: 'item-not-found' },
    });
  });
});

describe('marking an item as obtained', () => {
  const before = withGift(wishlist({ price: rupees(1_000) }, {}), 501);
  const after = edited(markObtained(before, first, true, LATER));

  it('changes nothing else about it or its money', () => {
    expect(after.items).toEqual([{ ...before.items[0], isObtained: true, updatedAt: LATER }, before.items[1]]);
    expect(after).toMatchObject({ fundedAmount: 501, totalValue: 6_000, lastEdit: { kind: 'edit', itemIndex: 0 } });
  });

  it('can be undone', () => {
    const again = edited(markObtained(after, first, false, LATER));
    expect(again.items).toEqual([{ ...before.items[0], updatedAt: LATER }, before.items[1]]);
    expect(Object.keys(again.items[0] ?? {})).not.toContain('isObtained');
  });

  it('survives an edit of its details', () => {
    expect(edited(editItem(after, first, itemDetails({ title: 'Fan' }), LATER)).items[0]).toMatchObject({
      title: 'Fan',
      isObtained: true,
    });
  });

  it('changes nothing if it is marked so already', () => {
    expect(markObtained(after, first, true, LATER)).toEqual({ ok: true, wishlist: after });
    expect(markObtained(before, first, false, LATER)).toEqual({ ok: true, wishlist: before });
  });

  it('needs an item', () => {
    expect(markObtained(wishlist(), second, true, LATER)).toEqual({ ok: false, problem: { code: 'item-not-found' } });
  });
});

describe('removing an item', () => {
  it('moves its money to the general fund', () => {
    const before = withGift(wishlist({ price: rupees(1_000) }, { price: rupees(300) }), 501);
    const after = edited(removeItem(before, first));
    expect(after.items).toEqual([before.items[1]]);
    expect(after).toMatchObject({ totalValue: 300, fundedAmount: 501 });
    expect(generalFund(after)).toBe(501);
    expect(after.removedItemIds).toEqual([itemId('item-0')]);
    expect(after.lastEdit).toEqual({ kind: 'remove', itemIndex: 0 });
  });

  it('may remove the last one', () => {
    expect(edited(removeItem(wishlist(), first))).toMatchObject({ items: [], totalValue: 0, categories: [] });
  });

  it('needs an item', () => {
    expect(removeItem(wishlist(), second)).toEqual({ ok: false, problem: { code: 'item-not-found' } });
  });
});

describe('reordering', () => {
  const before = wishlist({ category: 'donation' }, { category: 'physical' }, { category: 'experience' });

  it('changes only the order of the items', () => {
    const after = edited(reorderItems(before, [third, first, second]));
    expect(after.items).toEqual([before.items[2], before.items[0], before.items[1]]);
    expect(after).toMatchObject({ totalValue: 15_000, categories: ['physical', 'experience', 'donation'] });
    expect(after.lastEdit).toEqual({ kind: 'reorder', itemIndex: -1 });
  });

  it.each([
    ['leaves one out', [first, second]],
    ['names one twice', [first, second, second]],
    ['names one twice too many', [first, second, third, third]],
    ['names one that is not there', [first, second, itemId('other')]],
    ['adds one that is not there', [first, second, third, itemId('other')]],
  ])('is rejected if it %s', (_how, order) => {
    expect(reorderItems(before, order)).toEqual({ ok: false, problem: { code: 'not-a-reordering' } });
  });
});

describe('taking a gift off the page', () => {
  const bina = { giver: { id: userId('bina') }, form: { displayName: 'Bina' } };
  const listed = [gift(101, bina), gift(501, { ...bina, itemId: first }), gift(501, { itemId: first })].reduce(
    withContribution,
    wishlist({}, {}),
  );
  const binas = transaction({
    ...{ contributorId: userId('bina'), displayName: 'Bina', itemId: first, amount: rupees(501) },
    metadata: { itemTitle: 'Swing', message: '' },
  });

  it('removes its entries from the wishlist and the item, and nothing else', () => {
    const after = edited(unlist(listed, binas));
    const [item, ...others] = listed.items;
    expect(after).toEqual({
      ...listed,
      contributors: listed.contributors.slice(1),
      items: [{ ...item, contributors: item?.contributors.slice(1) }, ...others],
      lastEdit: { kind: 'unlist', itemIndex: 0, entryIndex: 0, itemEntryIndex: 0 },
    });
    expect(isListed(listed, binas)).toBe(true);
  });

  it('changes nothing if guests do not see it', () => {
    const after = edited(unlist(listed, binas));
    expect(edited(unlist(after, binas))).toBe(after);
    expect(isListed(after, binas)).toBe(false);
  });
});

describe('editing the details', () => {
  const details = {
    title: 'New',
    description: 'Other',
    eventType: 'engagement',
    eventDate: null,
    visibility: 'private',
    language: 'ta',
    isActive: true,
    stage: 'after',
    thanks: { words: 'Thank you', pictures: [] },
    givers: 'signed_in',
    isGivingPaused: true,
    acceptsUpi: false,
    showsAmounts: true,
    theme: 'peacock',
  } as const;

  it('changes only the details', () => {
    const before = wishlist();
    const after = edited(editDetails(before, { ...details, isActive: false }));
    expect(after).toEqual({ ...before, ...details, isActive: false, lastEdit: { kind: 'details', itemIndex: -1 } });
  });

  it('may reactivate what the owner deactivated', () => {
    const off = edited(editDetails(wishlist(), { ...details, isActive: false }));
    expect(edited(editDetails(off, details)).isActive).toBe(true);
  });

  it.each(['wishlist_deactivated', 'user_banned'])('may not reactivate after %s', (action) => {
    const down = { ...wishlist(), isActive: false, moderation: moderation(action) };
    expect(editDetails(down, details)).toEqual({ ok: false, problem: { code: 'deactivated-by-admin' } });
    expect(edited(editDetails(down, { ...details, isActive: false })).title).toBe('New');
  });

  it.each(['wishlist_reactivated', 'user_unbanned'])('may reactivate again after %s', (action) => {
    const given = { ...wishlist(), isActive: false, moderation: moderation(action) };
    expect(edited(editDetails(given, details)).isActive).toBe(true);
  });
});

describe('an edit that began before another host’s', () => {
  const before = wishlist({ title: 'Brass lamp' }, { title: 'Kettle' });
  const base = itemDetails({ title: 'Brass lamp' });
  const meanwhile = edited(editItem(before, first, { ...base, description: 'For every evening' }, AT));

  it('keeps what the other changed', () => {
    const after = edited(editItem(meanwhile, first, { ...base, title: 'Copper lamp' }, LATER, base));
    expect(after.items[0]).toMatchObject({ title: 'Copper lamp', description: 'For every evening' });
  });

  it('is refused if it changes the same field', () => {
    expect(editItem(meanwhile, first, { ...base, description: 'For Diwali nights' }, LATER, base)).toEqual({
      ok: false,
      problem: { code: 'item-changed-meanwhile' },
    });
  });

  it('succeeds again after a lost response', () => {
    const mine = { ...base, title: 'Copper lamp' };
    const stored = edited(editItem(meanwhile, first, mine, LATER, base));
    expect(edited(editItem(stored, first, mine, LATER, base)).items).toEqual(stored.items);
  });
});
