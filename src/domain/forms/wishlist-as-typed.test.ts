import { expect, it } from 'vitest';
import { invitation, wishlist } from '../testing/examples.ts';
import { wishlistDetails } from '../wishlist.ts';
import { filledForm } from './form-fields.ts';
import { invitationForm } from './invitation-form.ts';
import { wishlistAsTyped } from './wishlist-as-typed.ts';

const stored = { ...wishlist(), invitation: invitation() };
const details = filledForm(wishlistDetails, stored);
const typed = invitationForm(stored.invitation);

it('is the stored wishlist while nothing is typed', () => {
  expect(wishlistAsTyped(stored, details, typed)).toEqual(stored);
});

it('has what is typed, as it would be saved', () => {
  expect(
    wishlistAsTyped(stored, { ...details, title: ' Ours ', eventDate: '' }, { ...typed, first: ' Aasha ', story: '' }),
  ).toMatchObject({ title: 'Ours', eventDate: null, invitation: { first: 'Aasha', second: 'Ravi', story: '' } });
});

it('keeps the stored value of a field with a problem', () => {
  const wrong = { ...details, title: ' ', eventDate: '2026-02-30' };
  expect(wishlistAsTyped(stored, wrong, typed)).toMatchObject({ title: stored.title, eventDate: stored.eventDate });
});

it('begins with the title while a name is missing', () => {
  expect(wishlistAsTyped(stored, details, { ...typed, second: ' ' }).invitation).toBeNull();
});
