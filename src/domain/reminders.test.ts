import { describe, expect, it } from 'vitest';
import { calendarDay, type CalendarDay } from './calendar.ts';
import { isTimeToThank, remindersOf } from './reminders.ts';
import { wishlist } from './testing/examples.ts';
import type { Wishlist } from './wishlist.ts';

const day = (text: string) => calendarDay(text) as CalendarDay;
const TODAY = day('2026-12-05');
const list = (changes: Partial<Wishlist>): Wishlist => ({ ...wishlist(), contributionCount: 3, ...changes });
const on = (eventDate: string, changes: Partial<Wishlist> = {}) => list({ eventDate: day(eventDate), ...changes });

describe('the reminders of a list', () => {
  it.each([
    ['2026-12-05', 0],
    ['2026-12-08', 3],
    ['2026-12-19', 14],
  ])('count the days until %s', (date, days) => {
    expect(remindersOf(on(date), TODAY, null)).toEqual([{ kind: 'days-to-go', days }]);
  });

  it('say nothing of a celebration that is further away, or has no date', () => {
    expect(remindersOf(on('2026-12-20'), TODAY, null)).toEqual([]);
    expect(remindersOf(list({}), TODAY, 4)).toEqual([]);
  });

  it('suggest the thank-you page from the day after, and who is still to be thanked', () => {
    expect(remindersOf(on('2026-12-04'), TODAY, 12)).toEqual([
      { kind: 'write-thanks', daysAgo: 1 },
      { kind: 'to-thank', count: 12 },
    ]);
  });

  it('suggest the thank-you page for two months', () => {
    expect(remindersOf(on('2026-10-06'), TODAY, null)).toEqual([{ kind: 'write-thanks', daysAgo: 60 }]);
    expect(remindersOf(on('2026-10-05'), TODAY, null)).toEqual([]);
  });

  it('suggest no thank-you page where there is one, nor for a list that guests cannot open', () => {
    expect(remindersOf(on('2026-12-04', { stage: 'after' }), TODAY, 0)).toEqual([]);
    expect(remindersOf(on('2026-12-04', { isActive: false }), TODAY, 0)).toEqual([]);
  });

  it('count nobody as to be thanked until it is known', () => {
    expect(remindersOf(on('2026-12-04', { stage: 'after' }), TODAY, null)).toEqual([]);
  });
});

describe('the time to thank', () => {
  it.each([
    [on('2026-12-04'), true],
    [on('2026-12-05'), false],
    [list({ stage: 'after' }), true],
    [list({}), false],
    [on('2026-12-04', { contributionCount: 0 }), false],
  ])('begins once the celebration is over and something was given (%#)', (wishlist, isTime) => {
    expect(isTimeToThank(wishlist, TODAY)).toBe(isTime);
  });
});
