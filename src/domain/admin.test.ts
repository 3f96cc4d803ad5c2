import { describe, expect, it } from 'vitest';
import { activeSince, isAdmin, platformRevenue } from './admin.ts';
import { userId } from './ids.ts';
import { rupees } from './money.ts';
import { fee } from './platform.ts';
import type { User } from './user.ts';

const addresses = { adminEmail: 'boss@other.example', domain: 'shagun.example' };
const account = (email: string, isEmailVerified = true, id = 'someone') => ({ id: userId(id), email, isEmailVerified });
const byConfigured = { reason: 'Spam', byConfiguredAdmin: true };
const profile = (changes: Partial<Pick<User, 'isAdmin' | 'status' | 'ban'>> = {}) => ({
  isAdmin: false,
  status: 'active' as const,
  ban: null,
  ...changes,
});

describe('an admin', () => {
  it.each(['boss@other.example', 'BOSS@Other.Example', 'asha@shagun.example', 'Asha@SHAGUN.example'])(
    'has the verified address %s',
    (email) => {
      expect(isAdmin(account(email), profile(), addresses)).toBe(true);
      expect(isAdmin(account(email), null, addresses)).toBe(true);
      expect(isAdmin(account(email, false), profile(), addresses)).toBe(false);
    },
  );

  it('compares addresses without case, including configured ones', () => {
    const loud = { adminEmail: 'Boss@Other.Example', domain: 'Shagun.Example' };
    expect(isAdmin(account('boss@other.example'), null, loud)).toBe(true);
    expect(isAdmin(account('asha@shagun.example'), null, loud)).toBe(true);
  });

  it.each([
    'someone@shagun.example.evil.test',
    'x@notshagun.example',
    'x@sub.shagun.example',
    'shagun.example@evil.test',
    'x@evil.test@shagun.example',
    'x@shagun.exampl',
    'other@other.example',
    '@shagun.example',
    'shagun.example',
    '',
  ])('does not have the address "%s"', (email) => {
    expect(isAdmin(account(email), profile(), addresses)).toBe(false);
  });

  it('is decided by the profile or the id "admin", whatever the address', () => {
    expect(isAdmin(account('x@y.example', false), profile({ isAdmin: true }), addresses)).toBe(true);
    expect(isAdmin(account('x@y.example', false, 'admin'), null, addresses)).toBe(true);
  });

  it.each([
    [account('boss@other.example'), profile({ status: 'banned', ban: byConfigured })],
    [account('asha@shagun.example'), profile({ status: 'banned', ban: byConfigured })],
    [account('x@y.example'), profile({ status: 'banned', isAdmin: true })],
    [account('x@y.example', true, 'admin'), profile({ status: 'banned', ban: byConfigured })],
  ])('rejects banned admins: %o', (who, banned) => {
    expect(isAdmin(who, banned, addresses)).toBe(false);
    expect(isAdmin(who, { ...banned, status: 'inactive', isAdmin: true }, addresses)).toBe(true);
  });

  it.each([account('boss@other.example'), account('asha@shagun.example'), account('x@y.example', true, 'admin')])(
    'stays one if only an admin by flag banned them: %o',
    (who) => {
      for (const ban of [{ ...byConfigured, byConfiguredAdmin: false }, null])
        expect(isAdmin(who, profile({ status: 'banned', ban }), addresses)).toBe(true);
    },
  );

  it('has no admins if no addresses are configured', () => {
    expect(isAdmin(account(''), profile(), { adminEmail: '', domain: '' })).toBe(false);
    expect(isAdmin(account('x@'), profile(), { adminEmail: '', domain: '' })).toBe(false);
  });
});

describe('fees', () => {
  it.each([
    [0, 0],
    [1, 0.08],
    [1_000, 75],
    [1_00_001, 7_500.08],
  ])('of %d rupees are %d', (total, revenue) => {
    expect(platformRevenue(rupees(total))).toBe(revenue);
  });

  it('follow the settings', () => {
    expect(platformRevenue(rupees(1_000), { feePercent: 5 })).toBe(50);
    expect(fee(rupees(501), { feePercent: 0 })).toBe(0);
    expect(fee(rupees(1_000))).toBe(75);
  });
});

it('active users were seen in the last thirty days', () => {
  expect(activeSince(new Date('2026-12-31T10:00:00Z'))).toEqual(new Date('2026-12-01T10:00:00Z'));
});
