import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../user.ts';
import { checkEmail } from './email-form.ts';
import { checkProfile, profileFormOf } from './profile-form.ts';
import { checkRegistration, type RegistrationForm } from './registration-form.ts';
import { checkSignIn } from './sign-in-form.ts';

describe('signing in', () => {
  it('trims the address, and keeps the password as it is', () => {
    expect(checkSignIn({ email: ' asha@shagun.example ', password: ' secret ', remember: true })).toEqual({
      ok: true,
      value: { email: 'asha@shagun.example', password: ' secret ', remember: true },
    });
  });

  it.each([
    [' ', 'secret', ['email']],
    ['asha@shagun.example', '', ['password']],
    ['', '', ['email', 'password']],
  ])('requires both: "%s", "%s"', (email, password, missing) => {
    const outcome = checkSignIn({ email, password, remember: false });
    expect(outcome).toMatchObject({ ok: false, summary: { code: 'fields-missing' } });
    expect(outcome.ok ? [] : Object.keys(outcome.problems)).toEqual(missing);
  });
});

describe('registration', () => {
  const complete: RegistrationForm = {
    name: ' Asha Rao ',
    email: ' asha@shagun.example',
    password: 'secret',
    confirmation: 'secret',
    acceptsTerms: true,
  };
  const summary = (changes: Partial<RegistrationForm>) => {
    const outcome = checkRegistration({ ...complete, ...changes });
    return outcome.ok ? null : outcome.summary.code;
  };

  it('returns what an account needs', () => {
    expect(checkRegistration(complete)).toEqual({
      ok: true,
      value: { name: 'Asha Rao', email: 'asha@shagun.example', password: 'secret' },
    });
  });

  it.each([
    ['fields-missing', { name: '', password: 'a', confirmation: 'b', acceptsTerms: false }],
    ['fields-missing', { email: ' ' }],
    ['fields-missing', { password: '' }],
    ['fields-missing', { confirmation: '' }],
    ['passwords-differ', { password: 'a', confirmation: 'b', acceptsTerms: false }],
    ['password-too-short', { password: 'short', confirmation: 'short', acceptsTerms: false }],
    ['terms-not-accepted', { acceptsTerms: false, email: 'asha' }],
    ['not-an-email', { email: 'asha' }],
    ['too-long', { name: 'a'.repeat(61) }],
    ['too-many-bytes', { name: '🙏'.repeat(46) }],
    [null, { password: '123456', confirmation: '123456' }],
    [null, { name: '🙏'.repeat(45) }],
  ])('reports %s first for %o', (code, changes) => {
    expect(summary(changes)).toBe(code);
  });

  it('marks every field that has a problem', () => {
    const outcome = checkRegistration({ name: '', email: 'x', password: 'a', confirmation: 'b', acceptsTerms: false });
    expect(outcome).toMatchObject({
      problems: {
        name: { code: 'required' },
        email: { code: 'not-an-email' },
        password: { code: 'password-too-short', least: 6 },
        confirmation: { code: 'passwords-differ' },
        acceptsTerms: { code: 'terms-not-accepted' },
      },
    });
  });
});

describe('an address for the newsletter', () => {
  it.each([
    [' asha@shagun.example ', { ok: true, value: { email: 'asha@shagun.example' } }],
    ['', { ok: false, problems: { email: { code: 'required' } }, summary: { code: 'required' } }],
    ['asha', { ok: false, problems: { email: { code: 'not-an-email' } }, summary: { code: 'not-an-email' } }],
  ])('"%s"', (email, outcome) => {
    expect(checkEmail({ email })).toEqual(outcome);
  });

  it('has at most the length of a valid address', () => {
    const domain = `@${'a'.repeat(200)}.example`;
    expect(checkEmail({ email: `${'a'.repeat(254 - domain.length)}${domain}` }).ok).toBe(true);
    expect(checkEmail({ email: `${'a'.repeat(255 - domain.length)}${domain}` })).toMatchObject({
      summary: { code: 'too-long', most: 254 },
    });
  });
});

describe('the profile', () => {
  const profile = { displayName: 'Asha', phoneNumber: '', preferences: DEFAULT_PREFERENCES };

  it('has a name and an optional phone number', () => {
    expect(checkProfile({ ...profile, displayName: ' Asha ' })).toEqual({
      ok: true,
      value: { ...profile, phoneNumber: null },
    });
    expect(checkProfile({ ...profile, displayName: ' ' })).toMatchObject({
      problems: { displayName: { code: 'required' } },
    });
  });

  it.each(['+91 98765 43210', '022-1234567', '(022) 123 4567', '1234567', '123456789012345'])(
    'can have the number %s',
    (number) => {
      expect(checkProfile({ ...profile, phoneNumber: ` ${number} ` })).toMatchObject({
        value: { phoneNumber: number },
      });
    },
  );

  it.each(['9876543210', '98765-43210', '09876543210', '९८७६५ ४३२१०'])(
    'stores the mobile number %s with the code of India',
    (number) => {
      expect(checkProfile({ ...profile, phoneNumber: number })).toMatchObject({
        value: { phoneNumber: '+91 98765 43210' },
      });
    },
  );

  it.each(['+91 ९८७६५ ४३२१०', '+91 ૯૮૭૬૫ ૪૩૨૧૦', '+91 ௯௮௭௬௫ ௪௩௨௧௦', '+91 ౯౮౭౬౫ ౪౩౨౧౦', '+91\u00a098765 43210'])(
    'stores the number %s in Latin digits, with plain spaces',
    (number) => {
      expect(checkProfile({ ...profile, phoneNumber: number })).toMatchObject({
        value: { phoneNumber: '+91 98765 43210' },
      });
    },
  );

  it.each(['123456', 'call me', '+91+98765', '98765 43210 98765 43210', '1234567890123456', '++9198765432'])(
    'cannot have the number %s',
    (number) => {
      expect(checkProfile({ ...profile, phoneNumber: number })).toMatchObject({
        problems: { phoneNumber: { code: 'not-a-phone-number' } },
      });
    },
  );

  it('survives the round trip through its form', () => {
    expect(profileFormOf({ ...profile, phoneNumber: null })).toEqual(profile);
    expect(profileFormOf({ ...profile, phoneNumber: '022-1234567' }).phoneNumber).toBe('022-1234567');
  });
});
