import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar.ts';
import { formatDate, formatDay, formatMoment, formatMonth, formatNumber, formatRupees } from './format.ts';

describe('amounts', () => {
  it.each([
    [0, '₹0'],
    [501, '₹501'],
    [1_101, '₹1,101'],
    [1_00_000, '₹1,00,000'],
    [1_00_00_000, '₹1,00,00,000'],
    [82.5, '₹83'],
  ])('%d rupees are %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
    expect(`₹${formatNumber(amount)}`).toBe(text);
  });
});

describe('days and moments', () => {
  it('are written as in India', () => {
    const at = new Date('2026-12-05T20:00:00Z');
    expect(formatDate(at, 'en', 'Asia/Kolkata')).toBe('6 December 2026');
    expect(formatDate(at, 'en', 'UTC')).toBe('5 December 2026');
    expect(formatMoment(at, 'en', 'Asia/Kolkata')).toMatch(/^6 Dec 2026, 1:30\sam$/);
  });

  it('are in the language of the reader', () => {
    const wedding = calendarDay('2026-12-05');
    if (!wedding) throw new Error('no day');
    expect(formatDay(wedding)).toBe('5 December 2026');
    expect(formatMonth(wedding)).toBe('December 2026');
    expect(formatMonth(wedding, 'hi')).toBe('दिसंबर 2026');
    expect(formatDay(wedding, 'hi')).toMatch(/^5 दिसंबर,? 2026$/);
    expect(formatDay(wedding, 'mr')).toMatch(/^5 डिसेंबर,? 2026$/);
  });
});
