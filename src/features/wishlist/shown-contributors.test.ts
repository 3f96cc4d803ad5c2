import { describe, expect, it } from 'vitest';
import { ANONYMOUS, userId, type PersonId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import type { Item, ItemContributorEntry } from '../../domain/wishlist.ts';
import { shownContributors } from './shown-contributors.ts';

function given(...names: readonly string[]): Item {
  const contributors = names.map((name): ItemContributorEntry => {
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
  return { contributors, contributionCount: names.length } as unknown as Item;
}

describe('the avatars on a gift', () => {
  it('shows the newest three and the number of other contributions', () => {
    expect(shownContributors(given('Asha', 'Bina', 'Chetan', 'Divya', 'Esha'))).toEqual({
      names: ['Esha', 'Divya', 'Chetan'],
      others: 2,
    });
  });

  it('lists each contributor once', () => {
    expect(shownContributors(given('Asha', 'Bina', 'Asha', 'Asha'))).toEqual({ names: ['Asha', 'Bina'], others: 0 });
  });

  it('lists guests without an account who share a phone separately', () => {
    const { contributors, ...item } = given('Asha', 'Bina', 'Asha');
    const shared = contributors.map((entry) => ({ ...entry, userId: userId('phone'), isVerified: false }));
    expect(shownContributors({ ...item, contributors: shared })).toEqual({ names: ['Asha', 'Bina'], others: 0 });
  });

  it('lists every anonymous contribution separately', () => {
    expect(shownContributors(given('?', '?', 'Asha'))).toEqual({
      names: ['Asha', null, null],
      others: 0,
    });
  });

  it('also count contributions that are no longer listed', () => {
    expect(shownContributors({ ...given('Asha', 'Bina'), contributionCount: 14 }).others).toBe(12);
  });
});
