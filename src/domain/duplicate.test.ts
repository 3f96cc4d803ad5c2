import { expect, it } from 'vitest';
import { calendarDay } from './calendar.ts';
import { contribute } from './contribution.ts';
import { contentOfDuplicate } from './duplicate.ts';
import { wishlistId } from './ids.ts';
import { stateOf } from './list-state.ts';
import { newWishlist } from './new-wishlist.ts';
import { ceremony, gift, idsInOrder, invitation, OWNER, pictureAt, wishlist } from './testing/examples.ts';
import type { Wishlist } from './wishlist.ts';

function blessed(): Wishlist {
  const outcome = contribute(wishlist({ title: 'Lamp', quantity: 2, imageUrl: pictureAt('lamp') }), gift(501));
  if (!outcome.ok) throw new Error('The gift is refused.');
  return {
    ...outcome.accepted.wishlist,
    eventDate: calendarDay('2026-12-05'),
    theme: 'peacock',
    invitation: invitation({ portrait: pictureAt('us'), cover: { picture: pictureAt('cover'), x: 0, y: 0 } }),
    ceremonies: [ceremony(0)],
    thanks: { words: 'Thank you.', pictures: [] },
    stage: 'after',
  };
}

function duplicate(of: Wishlist, title: string): Wishlist {
  const context = { userId: OWNER, origin: 'https://shagun.example', at: new Date(), newId: idsInOrder() };
  return newWishlist({ ...contentOfDuplicate(of, title), ...context, id: wishlistId('copy') });
}

it('takes over words, gifts and theme, as a draft', () => {
  const copy = duplicate(blessed(), 'Asha & Ravi (copy)');
  expect(stateOf(copy)).toBe('draft');
  expect(copy).toMatchObject({
    title: 'Asha & Ravi (copy)',
    description: 'We marry in Pune',
    theme: 'peacock',
    invitation: { first: 'Asha', second: 'Ravi', story: 'We met over filter coffee.' },
    items: [{ title: 'Lamp', quantity: 2, price: 5_000 }],
  });
});

it('takes over no date, events, thanks or pictures, and nothing that was given', () => {
  const copy = duplicate(blessed(), 'Copy');
  expect(copy).toMatchObject({
    eventDate: null,
    ceremonies: [],
    thanks: null,
    fundedAmount: 0,
    contributors: [],
    contributorCount: 0,
    contributionCount: 0,
    lastContribution: null,
    invitation: { cover: null, portrait: '' },
    items: [{ imageUrl: '', fundedAmount: 0, contributors: [] }],
  });
});

it('shortens a title that would be too long', () => {
  expect(duplicate(blessed(), 'अ'.repeat(120)).title).toBe('अ'.repeat(100));
});
