import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contribute } from './contribution.ts';
import { type ItemId, itemId, transactionId, userId } from './ids.ts';
import { addItem, editItem, type EditOutcome, newItem, removeItem, reorderItems } from './item-editing.ts';
import { type Rupees, rupees } from './money.ts';
import { AT, generalFund, gift, itemDetails, LATER, wishlist, WISHLIST } from './testing/examples.ts';
import {
  CATEGORIES,
  type ItemDetails,
  MOST_ITEM_ENTRIES,
  MOST_ITEMS,
  MOST_WISHLIST_ENTRIES,
  type Wishlist,
} from './wishlist.ts';

/** `which` selects an item that exists at that moment, or none beyond the end. */
const which = fc.nat(7);
const price = fc.integer({ min: 1, max: 3_000 }).map(rupees);
const details: fc.Arbitrary<ItemDetails> = fc
  .record({ price, category: fc.constantFrom(...CATEGORIES), bounds: fc.option(fc.tuple(price, price)) })
  .map(({ bounds, ...said }) => {
    const [least, most] = [...(bounds ?? [])].sort((one, other) => one - other);
    return itemDetails({
      ...said,
      ...(least !== undefined && { minContribution: least }),
      ...(most !== undefined && { maxContribution: most }),
    });
  });
// Includes amounts that must be refused.
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 1_500 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.5, NaN, 1e308) },
);
const giver = fc.option(fc.constantFrom('asha', 'ravi', 'meera', 'john'), { nil: null });

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      which: fc.option(which, { nil: null }),
      amount,
      giver,
      isAnonymous: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), details }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, details }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reorder' as const), turn: which }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Independent bookkeeping from the accepted operations. */
interface Ledger {
  total: number;
  gifts: number;
  readonly ofItem: Map<ItemId, number>;
  readonly ofGiver: Map<string, number>;
  anonymous: number;
}

let nextId = 0;

function take(before: Wishlist, action: Step, ledger: Ledger): Wishlist {
  const target = (index: number): ItemId => before.items[index]?.id ?? itemId('none');
  const settle = (outcome: EditOutcome): Wishlist => (outcome.ok ? outcome.wishlist : before);
  switch (action.kind) {
    case 'give': {
      const to = action.which === null ? null : target(action.which);
      const outcome = contribute(
        before,
        gift(action.amount, {
          transactionId: transactionId(`gift-${nextId++}`),
          itemId: to,
          giver: action.giver === null ? null : { id: userId(action.giver) },
          form: { isAnonymous: action.isAnonymous, displayName: action.giver ?? '' },
        }),
      );
      if (!outcome.ok) return before;
      ledger.total += action.amount;
      ledger.gifts += 1;
      if (to !== null) ledger.ofItem.set(to, (ledger.ofItem.get(to) ?? 0) + action.amount);
      if (action.isAnonymous || action.giver === null) ledger.anonymous += 1;
      else ledger.ofGiver.set(action.giver, (ledger.ofGiver.get(action.giver) ?? 0) + action.amount);
      return outcome.accepted.wishlist;
    }
    case 'add': {
      const id = itemId(`new-${nextId++}`);
      return settle(addItem(before, newItem(action.details, { id, wishlistId: WISHLIST, at: AT })));
    }
    case 'edit':
      return settle(editItem(before, target(action.which), action.details, LATER));
    case 'remove':
      return settle(removeItem(before, target(action.which)));
    case 'reorder': {
      const ids = before.items.map(({ id }) => id);
      return settle(reorderItems(before, [...ids.slice(action.turn), ...ids.slice(0, action.turn)]));
    }
  }
}

function newLedger(): Ledger {
  return { total: 0, gifts: 0, ofItem: new Map(), ofGiver: new Map(), anonymous: 0 };
}

/**
 * The differences from the ledger. One comparison per step, because assertions are slow and there are thousands of
 * steps.
 */
function imbalances(current: Wishlist, ledger: Ledger): string[] {
  const wrong: string[] = [];
  const agree = (what: string, is: unknown, should: unknown): void => {
    if (is !== should) wrong.push(`${what} is ${String(is)}, not ${String(should)}`);
  };
  agree('fundedAmount', current.fundedAmount, ledger.total);
  agree('contributionCount', current.contributionCount, ledger.gifts);
  for (const item of current.items) {
    agree(`${item.id} fundedAmount`, item.fundedAmount, ledger.ofItem.get(item.id) ?? 0);
    agree(`${item.id} over-funded`, item.fundedAmount > item.price, false);
    agree(`${item.id} fundingGoal`, item.fundingGoal, item.price);
    agree(`${item.id} isFunded`, item.isFunded, item.fundedAmount === item.price);
    agree(`${item.id} entries`, item.contributors.length, Math.min(MOST_ITEM_ENTRIES, item.contributionCount));
  }
  const onItems = current.items.reduce((total, item) => total + item.fundedAmount, 0);
  agree('general fund', generalFund(current), ledger.total - onItems);
  agree(
    'totalValue',
    current.totalValue,
    current.items.reduce((total, item) => total + item.price, 0),
  );
  const categories = CATEGORIES.filter((category) => current.items.some((item) => item.category === category));
  agree('categories', current.categories.join(), categories.join());
  agree('too many items', current.items.length > MOST_ITEMS, false);
  return wrong;
}

describe('the money of a wishlist', () => {
  it('equals what was accepted, for any contributions, edits, removals, additions and reorderings', () => {
    fc.assert(
      fc.property(fc.array(details, { minLength: 1, maxLength: 5 }), fc.array(step, { size: '+1' }), (items, steps) => {
        const ledger = newLedger();
        let current = wishlist(...items);
        for (const action of steps) {
          current = take(current, action, ledger);
          expect(imbalances(current, ledger)).toEqual([]);
        }
        // Only if no entry was dropped do the entries add up to all money and contributors.
        if (ledger.ofGiver.size + ledger.anonymous > MOST_WISHLIST_ENTRIES) return;
        expect(current.contributors.reduce((total, entry) => total + entry.amount, 0)).toBe(ledger.total);
        expect(current.contributorCount).toBe(ledger.ofGiver.size + ledger.anonymous);
        const named = current.contributors.filter(({ isAnonymous }) => !isAnonymous);
        expect(new Map(named.map(({ userId: id, amount: given }) => [id, given]))).toEqual(ledger.ofGiver);
      }),
      { numRuns: 300 },
    );
  });

  it('is unchanged by a rejected operation, and so is the wishlist before it', () => {
    fc.assert(
      fc.property(step, details, (action, first) => {
        const before = wishlist(first, first);
        const copy = structuredClone(before);
        take(before, action, newLedger());
        expect(before).toEqual(copy);
      }),
    );
  });

  it('keeps its lists bounded when more people contribute than they can hold', () => {
    const people = fc.array(fc.option(fc.nat(140), { nil: null }), { minLength: 110, maxLength: 260 });
    fc.assert(
      fc.property(people, (givers) => {
        let current = wishlist({ price: rupees(1_00_000) });
        let appended = 0;
        let given: Rupees = rupees(0);
        let shown: { readonly id: string; readonly amount: number }[] = [];
        for (const [n, person] of givers.entries()) {
          const form = { isAnonymous: person === null };
          const id = userId(`guest-${person}`);
          const amount = rupees(1 + ((n * 37) % 101));
          const outcome = contribute(current, gift(amount, { itemId: itemId('item-0'), giver: { id }, form }));
          if (!outcome.ok) throw new Error(outcome.problem.code);
          current = outcome.accepted.wishlist;
          given = rupees(given + amount);
          const own = person === null ? undefined : shown.find((each) => each.id === id);
          const isFull = shown.length === MOST_WISHLIST_ENTRIES;
          const smaller = shown.filter((each) => each.amount <= amount);
          const first = smaller.find((each) => each.id === 'anonymous') ?? (person === null ? undefined : smaller[0]);
          const replaced = own ?? (isFull ? first : undefined);
          if (!own) appended += 1;
          if (!own && isFull && !replaced) continue;
          shown = shown.filter((each) => each !== replaced);
          shown.push({ id: person === null ? 'anonymous' : id, amount: amount + (own?.amount ?? 0) });
        }
        expect(current.contributors.map(({ userId: id, amount }) => ({ id, amount }))).toEqual(shown);
        expect(current.contributorCount).toBe(appended);
        expect(current.contributionCount).toBe(givers.length);
        expect(current.items[0]?.contributors).toHaveLength(MOST_ITEM_ENTRIES);
        expect([current.fundedAmount, current.items[0]?.fundedAmount]).toEqual([given, given]);
      }),
      { numRuns: 40 },
    );
  });
});
