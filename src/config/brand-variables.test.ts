import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../domain/email-address.ts';
import { BRAND_VARIABLES, brandProblems, readBrand } from './brand-variables.ts';
import { parseEnvironment } from './environment.ts';

const everything = {
  VITE_BRAND_NAME: 'Aashirwad',
  VITE_BRAND_TAGLINE: 'With love',
  VITE_BRAND_DOMAIN: 'aashirwad.test',
  VITE_BRAND_ADMIN_EMAIL: 'boss@aashirwad.test',
  VITE_BRAND_SUPPORT_EMAIL: 'care@aashirwad.test',
  VITE_BRAND_URGENT_EMAIL: 'now@aashirwad.test',
  VITE_BRAND_PHONE: '+91 00000 11111',
  VITE_BRAND_URGENT_PHONE: '+91 00000 22222',
  VITE_BRAND_ADDRESS: '1 Test Road, Pune, India',
  VITE_BRAND_INSTAGRAM: 'https://instagram.test/a',
  VITE_BRAND_FACEBOOK: 'https://facebook.test/a',
  VITE_BRAND_TWITTER: 'https://twitter.test/a',
  VITE_BRAND_FACEBOOK_SIGN_IN: 'true',
};

describe('the brand', () => {
  it('is complete without any variables', () => {
    const brand = readBrand({});
    expect(brand).toMatchObject({ name: 'Shagun', domain: 'shagun.example', adminEmail: 'admin@shagun.example' });
    expect([brand.adminEmail, brand.supportEmail, brand.urgentEmail].every(isEmailAddress)).toBe(true);
    expect(brand.hasFacebookSignIn).toBe(false);
  });

  it('uses phone numbers that cannot be assigned', () => {
    const { phone, urgentPhone } = readBrand({});
    expect([phone, urgentPhone].map((number) => number.startsWith('+91 00000'))).toEqual([true, true]);
  });

  it('uses every variable that is set', () => {
    expect(Object.keys(everything)).toEqual(Object.keys(BRAND_VARIABLES));
    const { social, hasFacebookSignIn, ...words } = readBrand(everything);
    expect([...Object.values(words), ...Object.values(social), String(hasFacebookSignIn)]).toEqual(
      Object.values(everything),
    );
  });

  it('derives addresses that are not set from the configured domain', () => {
    expect(readBrand({ VITE_BRAND_DOMAIN: 'aashirwad.test' })).toMatchObject({
      adminEmail: 'admin@aashirwad.test',
      social: { instagram: 'https://instagram.aashirwad.test' },
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readBrand({ VITE_BRAND_NAME: '  ' }).name).toBe('Shagun');
    expect(brandProblems({ VITE_BRAND_DOMAIN: '' })).toEqual([]);
  });

  it.each([
    ['VITE_BRAND_DOMAIN', 'https://shagun.example'],
    ['VITE_BRAND_ADMIN_EMAIL', 'admin'],
    ['VITE_BRAND_PHONE', 'call us'],
    ['VITE_BRAND_TWITTER', 'javascript:alert(1)'],
    ['VITE_BRAND_FACEBOOK_SIGN_IN', 'yes'],
  ])('rejects %s with the value "%s" at start-up', (variable, value) => {
    expect(brandProblems(everything)).toEqual([]);
    expect(brandProblems({ ...everything, [variable]: value }).map((problem) => problem.variable)).toEqual([variable]);
    const parsed = parseEnvironment({ [variable]: value });
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.variable)).toContain(variable);
  });
});
