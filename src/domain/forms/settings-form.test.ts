import { describe, expect, it } from 'vitest';
import type { Announcement } from '../announcements.ts';
import { DEFAULT_SETTINGS } from '../platform.ts';
import { checkSettings, settingsFormOf, type SettingsForm } from './settings-form.ts';

const check = (changes: Partial<SettingsForm>) => checkSettings({ ...settingsFormOf(DEFAULT_SETTINGS), ...changes });

describe('the fee', () => {
  it.each([
    ['0', 0],
    ['7.5', 7.5],
    [' 12.25 % ', 12.25],
    ['.5', 0.5],
    ['7.', 7],
    ['20.00', 20],
    ['७.५', 7.5],
    ['௭.௫ %', 7.5],
  ])('%s is %d', (typed, feePercent) =>
    expect(check({ feePercent: typed })).toEqual({ ok: true, value: { ...DEFAULT_SETTINGS, feePercent } }),
  );

  it.each(['-1', '20.01', '100', '7,5', '7.505', 'seven', '1e1', '.', '5 5', 'NaN'])('cannot be %s', (typed) => {
    const problem = { code: 'not-a-fee', most: 20 };
    expect(check({ feePercent: typed })).toEqual({ ok: false, problems: { feePercent: problem }, summary: problem });
  });

  it('is required', () =>
    expect(check({ feePercent: ' ' })).toMatchObject({ problems: { feePercent: { code: 'required' } } }));
});

const sunday = (at: number): Announcement => ({
  id: `0000000${at}-0000-4000-8000-000000000000`,
  audience: 'everyone',
  texts: { en: 'We rest on Sunday.' },
  startsAt: new Date('2026-12-05T18:30:00Z'),
  endsAt: new Date('2026-12-06T18:30:00Z'),
});

it('has as many announcements as the rules allow', () => {
  const most = [1, 2, 3].map(sunday);
  expect(check({ announcements: most })).toMatchObject({ ok: true, value: { announcements: most } });
  expect(check({ announcements: [...most, sunday(4)] })).toMatchObject({
    problems: { announcements: { code: 'too-many-announcements', most: 3 } },
  });
});

it('is edited as it is stored', () =>
  expect(
    settingsFormOf({ feePercent: 0, announcements: [sunday(1)], contributionsEnabled: false, maintenance: true }),
  ).toEqual({ feePercent: '0', announcements: [sunday(1)], contributionsEnabled: false, maintenance: true }));
