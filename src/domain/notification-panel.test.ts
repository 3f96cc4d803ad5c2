import { describe, expect, it } from 'vitest';
import { badge, isRecent, unreadCount } from './notification-panel.ts';

const now = new Date('2026-12-05T12:00:00Z');

describe('a notification', () => {
  it.each([
    [0, true],
    [9_999, true],
    [10_000, false],
    [-2_000, true],
    [-3_600_000, false],
  ])('from %d ms ago is shown in a toast: %s', (ago, pops) => {
    expect(isRecent({ createdAt: new Date(now.getTime() - ago) }, now)).toBe(pops);
  });
});

describe('the badge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('of %d unread is "%s"', (unread, text) => {
    expect(badge(unread)).toBe(text);
  });

  it('shows the number of unread notifications', () => {
    expect(unreadCount([{ isRead: true }, { isRead: false }, { isRead: false }])).toBe(2);
  });
});
