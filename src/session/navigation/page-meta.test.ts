import { expect, it } from 'vitest';
import { say } from '../testing/english.ts';
import { sayPageDescription, sayPageTitle } from './page-meta.ts';

it('appends the product name to a title, once', () => {
  expect(sayPageTitle(say, 'pricing.title')).toBe('Pricing · Shagun');
  expect(sayPageTitle(say, 'about.title')).toBe('About Shagun');
});

it('fills in the placeholders of a description', () => {
  expect(sayPageDescription(say, { titleKey: 'pricing.title', descriptionKey: 'pricing.description' })).toMatch(
    /^A 7\.5% fee/,
  );
});
