import { describe, expect, it } from 'vitest';
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

describe('the announcement', () => {
  it('may be empty, and is trimmed', () => {
    expect(check({ announcement: '  ' })).toMatchObject({ ok: true, value: { announcement: '' } });
    expect(check({ announcement: ' We rest on Sunday.\n' })).toMatchObject({
      value: { announcement: 'We rest on Sunday.' },
    });
  });

  it('has as many characters as the rules allow, counting an emoji as one', () => {
    expect(check({ announcement: '🪔'.repeat(280) }).ok).toBe(true);
    expect(check({ announcement: 'a'.repeat(281) })).toMatchObject({
      problems: { announcement: { code: 'too-long', most: 280 } },
    });
  });
});

it('is edited as it is stored', () =>
  expect(settingsFormOf({ feePercent: 0, announcement: 'a', contributionsEnabled: false, maintenance: true })).toEqual({
    feePercent: '0',
    announcement: 'a',
    contributionsEnabled: false,
    maintenance: true,
  }));
