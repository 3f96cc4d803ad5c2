import { expect, it } from 'vitest';
import { say } from '../testing/english.ts';
import { sayPageDescription, sayPageTitle } from './page-meta.ts';

it('names the product at the end of a title, once', () => {
  expect(sayPageTitle(say, 'pricing.title')).toBe('Pricing · Shagun');
  expect(sayPageTitle(say, 'about.title')).toBe('About Shagun');
});

it('fills in what a description says of the product', () => {
  expect(sayPageDescription(say, { titleKey: 'pricing.title', descriptionKey: 'pricing.description' })).toMatch(
    /^A 7\.5% fee/,
  );
});
