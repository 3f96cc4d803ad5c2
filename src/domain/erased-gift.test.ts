import { describe, expect, it } from 'vitest';
import { erasedOn } from './erased-gift.ts';
import { itemId, userId } from './ids.ts';
import { rupees } from './money.ts';
import { item, transaction, wishlist } from './testing/examples.ts';
import type { ContributorEntry } from './wishlist.ts';

const RAVI = userId('ravi');
const gift = transaction({
  ...{ contributorId: RAVI, displayName: 'Ravi', amount: rupees(501), itemId: itemId('i1') },
  metadata: { itemTitle: 'Lamp', message: 'Be happy' },
});
const entry: ContributorEntry = {
  ...{ userId: RAVI, displayName: 'Ravi', email: '', amount: rupees(501), message: 'Be happy', isAnonymous: false },
  contributedAt: new Date('2026-12-05'),
};
const ANONYMOUS = { userId: 'anonymous', displayName: 'Anonymous', isAnonymous: true };
const listing = (...contributors: readonly ContributorEntry[]) => ({
  ...wishlist(),
  contributors,
  contributorCount: 7,
  items: [item({ id: itemId('i1'), contributors: [{ ...entry, isVerified: true }] })],
});

describe('a gift whose giver deletes the account', () => {
  it('becomes anonymous in its own entries, and is counted as before', () => {
    const before = listing(entry);
    const change = erasedOn(before, gift);
    expect(change?.indexes).toEqual({ itemIndex: 0, entryIndex: 0, itemEntryIndex: 0 });
    expect(change?.wishlist).toEqual({
      ...before,
      contributors: [{ ...entry, ...ANONYMOUS }],
      items: [{ ...before.items[0], contributors: [{ ...entry, ...ANONYMOUS, isVerified: false }] }],
    });
  });

  it('leaves an entry with other gifts, and counts as another contributor', () => {
    const merged = { ...entry, amount: rupees(1_602) };
    expect(erasedOn(listing(merged), gift)?.wishlist).toMatchObject({
      contributors: [{ userId: RAVI, amount: 1_101, message: '' }],
      contributorCount: 8,
    });
    const newer = { ...merged, message: 'Blessings' };
    expect(erasedOn(listing(newer), gift)?.wishlist.contributors).toMatchObject([{ message: 'Blessings' }]);
  });

  it('is counted once more if it is not listed', () => {
    const change = erasedOn({ ...listing(), items: [] }, gift);
    expect(change).toMatchObject({
      item: null,
      indexes: { itemIndex: -1, entryIndex: -1, itemEntryIndex: -1 },
      wishlist: { contributors: [], contributorCount: 8 },
    });
  });

  it('changes nothing on the wishlist while it is set aside', () => {
    expect(erasedOn(listing(entry), { ...gift, status: 'set_aside' })).toBeNull();
  });
});
