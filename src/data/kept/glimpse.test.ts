import { afterEach, expect, it, vi } from 'vitest';
import { wishlistId } from '../../domain/ids.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import { forgetGlimpse, glimpseOf, keepGlimpse } from './glimpse.ts';

const SWING = wishlist({ title: 'Swing' });
const OTHER = wishlistId(crypto.randomUUID());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('is what is painted of the wishlist that was seen last', () => {
  keepGlimpse(SWING);
  expect(glimpseOf(SWING.id)).toMatchObject({ title: SWING.title, items: [{ title: 'Swing' }] });
  expect(glimpseOf(OTHER)).toBeNull();
});

it('holds nobody who gave', () => {
  keepGlimpse(SWING);
  expect(Object.values(localStorage).join()).not.toMatch(/contributors|lastContribution/);
});

it('is forgotten with its wishlist only', () => {
  keepGlimpse(SWING);
  forgetGlimpse(OTHER);
  expect(glimpseOf(SWING.id)).not.toBeNull();
  forgetGlimpse(SWING.id);
  expect(glimpseOf(SWING.id)).toBeNull();
});

it('is nothing if it is damaged, or if the browser blocks storage', () => {
  localStorage.setItem('shagun.glimpse', '{');
  expect(glimpseOf(SWING.id)).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(() => keepGlimpse(SWING)).not.toThrow();
});
