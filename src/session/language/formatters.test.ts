import { expect, it } from 'vitest';
import { PSEUDO } from '../../config/messages/languages.ts';
import { formattersOf } from './formatters.ts';

const english = formattersOf('en');

it('groups numbers as in India', () => {
  expect(english.number(1_25_000)).toBe('1,25,000');
  expect(english.number(7.5)).toBe('7.5');
  expect(english.rupees(1_25_000)).toBe('₹1,25,000');
});

it('lists names without a conjunction, because more can follow', () => {
  for (const { list } of [english, formattersOf(PSEUDO)])
    expect(list(['Asha', 'Ravi', 'Meera'])).toBe('Asha, Ravi, Meera');
});

it('writes dates in the language', () => {
  const noon = new Date(2026, 11, 5, 12);
  expect(english.date(noon)).toBe('5 December 2026');
  expect(formattersOf(PSEUDO).date(noon)).toBe('5 दिसंबर 2026');
});

it('chooses the plural category', () => {
  expect([0, 1, 2].map(english.pluralCategory)).toEqual(['other', 'one', 'other']);
});
