import { describe, expect, it } from 'vitest';
import { ANONYMOUS, userId, type PersonId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import type { Item, ItemContributorEntry } from '../../domain/wishlist.ts';
import { giversOf } from './givers.ts';

function given(...givers: readonly string[]): Item {
  const contributors = givers.map((name): ItemContributorEntry => {
    const isAnonymous = name === '?';
    const id: PersonId = isAnonymous ? ANONYMOUS : userId(name.toLowerCase());
    return {
      userId: id,
      displayName: isAnonymous ? 'Anonymous' : name,
      email: '',
      amount: rupees(101),
      message: '',
      isAnonymous,
      contributedAt: new Date(0),
      isVerified: true,
    };
  });
  // Only the contributors of the item matter here.
  return { contributors, contributionCount: givers.length } as unknown as Item;
}

describe('the avatars on a gift', () => {
  it('shows the newest three and the number of other contributions', () => {
    expect(giversOf(given('Asha', 'Bina', 'Chetan', 'Divya', 'Esha'))).toEqual({
      givers: ['Esha', 'Divya', 'Chetan'],
      others: 2,
    });
  });

  it('lists each contributor once', () => {
    expect(giversOf(given('Asha', 'Bina', 'Asha', 'Asha'))).toEqual({ givers: ['Asha', 'Bina'], others: 0 });
  });

  it('lists guests without an account who share a phone separately', () => {
    const { contributors, ...item } = given('Asha', 'Bina', 'Asha');
    const shared = contributors.map((entry) => ({ ...entry, userId: userId('phone'), isVerified: false }));
    expect(giversOf({ ...item, contributors: shared })).toEqual({ givers: ['Asha', 'Bina'], others: 0 });
  });

  it('lists every anonymous contribution separately', () => {
    expect(giversOf(given('?', '?', 'Asha'))).toEqual({
      givers: ['Asha', null, null],
      others: 0,
    });
  });

  it('also count contributions that are no longer listed', () => {
    expect(giversOf({ ...given('Asha', 'Bina'), contributionCount: 14 }).others).toBe(12);
  });
});
