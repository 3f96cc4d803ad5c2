import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar.ts';
import { formatExactAmount } from './exact-amount.ts';
import {
  formatDate,
  formatMoment,
  formatMonth,
  formatNumber,
  formatRupees,
  formatShortDate,
  localeOf,
} from './format.ts';

const [english, hindi] = [localeOf('en'), localeOf('hi')];

describe('amounts', () => {
  it.each([
    [0, '₹0'],
    [501, '₹501'],
    [1_101, '₹1,101'],
    [1_00_000, '₹1,00,000'],
    [1_00_00_000, '₹1,00,00,000'],
  ])('%d rupees are %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
    expect(`₹${formatNumber(amount)}`).toBe(text);
  });

  it('have no paise, but other numbers have decimals', () => {
    expect(formatRupees(82.5)).toBe('₹83');
    expect(formatNumber(7.5)).toBe('7.5');
    expect(formatExactAmount(1_018.434)).toBe('₹1,018.43');
  });

  // Intl itself keeps a slow phone waiting (docs/decisions/0039).
  it('are written as Intl writes them', () => {
    const [plain, rupees, exact] = [
      {},
      { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const,
      { style: 'currency', currency: 'INR' } as const,
    ].map((options) => new Intl.NumberFormat('en-IN', options));
    const amounts = [...Array(18).keys()].flatMap((digits) => [
      10 ** digits - 1,
      10 ** digits,
      12_345_678_901 % 10 ** digits,
    ]);
    for (const amount of [...amounts, 0.25, 7.5, 1_234.5678, 99_999.9996])
      for (const signed of amount === 0 ? [amount] : [amount, -amount]) {
        if (Number.isInteger(amount)) expect(formatRupees(signed)).toBe(rupees?.format(signed));
        expect(formatNumber(signed)).toBe(plain?.format(signed));
        expect(formatExactAmount(signed)).toBe(exact?.format(signed));
      }
  });
});

describe('days and moments', () => {
  it('are written as in India', () => {
    const at = new Date('2026-12-05T20:00:00Z');
    expect(formatDate(english, at, 'Asia/Kolkata')).toBe('6 December 2026');
    expect(formatDate(english, at, 'UTC')).toBe('5 December 2026');
    expect(formatShortDate(english, new Date(2026, 11, 5))).toBe('5 Dec 2026');
    expect(formatMoment(english, at, 'Asia/Kolkata')).toMatch(/^6 Dec 2026, 1:30\sam$/);
  });

  it('are in the language of the reader', () => {
    const wedding = calendarDay('2026-12-05');
    if (!wedding) throw new Error('no day');
    expect(formatMonth(english, wedding)).toBe('December 2026');
    expect(formatMonth(hindi, wedding)).toBe('दिसंबर 2026');
  });
});
