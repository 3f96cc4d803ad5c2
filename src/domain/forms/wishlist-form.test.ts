import { describe, expect, it } from 'vitest';
import { itemDetails } from '../testing/examples.ts';
import { MOST_ITEMS, wishlistDetails } from '../wishlist.ts';
import { filledForm } from './form-fields.ts';
import { checkWishlist, checkWishlistDetails } from './wishlist-form.ts';

const PICTURE = 'https://firebasestorage.googleapis.com/v0/b/shagun/o/picture';

const complete: Parameters<typeof checkWishlist>[0] = {
  ...{ first: '', second: '', cover: null, portrait: '' },
  title: ' Asha & Ravi ',
  description: ' We marry in Pune ',
  eventType: 'wedding',
  eventDate: ' 2026-12-05 ',
  visibility: 'link_only',
  language: null,
  theme: 'lotus',
  items: [itemDetails()],
};
const details = {
  title: 'Asha & Ravi',
  description: 'We marry in Pune',
  eventType: 'wedding',
  eventDate: '2026-12-05',
  visibility: 'link_only',
  language: null,
};

describe('a new wishlist', () => {
  it('is returned with its items', () => {
    expect(checkWishlist(complete)).toEqual({
      ok: true,
      value: { details, invitation: null, theme: 'lotus', items: complete.items },
    });
  });

  it('has an invitation with the names, if the occasion is of a couple', () => {
    const named = { ...complete, first: ' Asha ', second: 'Ravi' };
    const invitation = { first: 'Asha', second: 'Ravi', families: '', story: '', cover: null, portrait: '' };
    expect(checkWishlist(named)).toMatchObject({ value: { invitation } });
    expect(checkWishlist({ ...named, eventType: 'other' })).toMatchObject({ value: { invitation: null } });
  });

  it.each([
    [{ first: 'Asha', second: ' ' }, { second: { code: 'required' } }],
    [{ first: '', second: 'Ravi' }, { first: { code: 'required' } }],
    [{ portrait: PICTURE }, { first: { code: 'required' }, second: { code: 'required' } }],
    [{ cover: { picture: PICTURE, x: 50, y: 50 } }, { first: { code: 'required' }, second: { code: 'required' } }],
  ])('needs both names if one or a picture is given: %o', (names, problems) => {
    expect(checkWishlist({ ...complete, ...names })).toMatchObject({ ok: false, problems });
    expect(checkWishlist({ ...complete, ...names, eventType: 'other' }).ok).toBe(true);
  });

  it('may have no date', () => {
    expect(checkWishlist({ ...complete, eventDate: '' })).toMatchObject({ value: { details: { eventDate: null } } });
  });

  it.each([
    [{ title: ' ' }, 'title', { code: 'required' }],
    [{ description: '' }, 'description', { code: 'required' }],
    [{ items: [] }, 'items', { code: 'no-items' }],
  ])('is incomplete with %o', (changes, field, problem) => {
    expect(checkWishlist({ ...complete, ...changes })).toEqual({
      ok: false,
      problems: { [field]: problem },
      summary: { code: 'wishlist-incomplete' },
    });
  });

  it.each([
    [
      { title: 'अ'.repeat(wishlistDetails.title.most + 1) },
      'title',
      { code: 'too-long', most: wishlistDetails.title.most },
    ],
    [{ description: 'a'.repeat(1_001) }, 'description', { code: 'too-long', most: wishlistDetails.description.most }],
    [{ eventDate: '2026-02-30' }, 'eventDate', { code: 'not-a-day' }],
    [
      { items: Array.from({ length: MOST_ITEMS + 1 }, () => itemDetails()) },
      'items',
      { code: 'too-many-items', most: MOST_ITEMS },
    ],
  ])('reports the problem', (changes, field, problem) => {
    expect(checkWishlist({ ...complete, ...changes })).toEqual({
      ok: false,
      problems: { [field]: problem },
      summary: problem,
    });
  });

  it('may have exactly the maximum length', () => {
    const longest = {
      title: ` ${'🙏'.repeat(wishlistDetails.title.most)} `,
      description: 'a'.repeat(wishlistDetails.description.most),
      items: Array.from({ length: MOST_ITEMS }, () => itemDetails()),
    };
    expect(checkWishlist({ ...complete, ...longest }).ok).toBe(true);
  });
});

describe('the details of a wishlist', () => {
  it('are returned without items', () => {
    expect(checkWishlistDetails(complete)).toEqual({ ok: true, value: details });
    expect(checkWishlistDetails({ ...complete, title: '' })).toMatchObject({ summary: { code: 'fields-missing' } });
  });

  it('survive the round trip through their form', () => {
    const outcome = checkWishlistDetails({ ...complete, eventDate: '' });
    if (!outcome.ok) throw new Error(outcome.summary.code);
    expect(filledForm(wishlistDetails, outcome.value)).toEqual({ ...details, eventDate: '' });
  });
});
