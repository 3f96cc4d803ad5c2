import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar.ts';
import {
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatNumber,
  formatRupees,
  formatShortDate,
  localeOf,
} from './format.ts';

const [english, hindi, marathi] = [localeOf('en'), localeOf('hi'), localeOf('mr')];

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
    expect(formatDay(english, wedding)).toBe('5 December 2026');
    expect(formatMonth(english, wedding)).toBe('December 2026');
    expect(formatMonth(hindi, wedding)).toBe('दिसंबर 2026');
    expect(formatDay(hindi, wedding)).toMatch(/^5 दिसंबर,? 2026$/);
    expect(formatDay(marathi, wedding)).toMatch(/^5 डिसेंबर,? 2026$/);
  });
});
