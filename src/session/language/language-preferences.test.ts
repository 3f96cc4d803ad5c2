import { afterEach, expect, it } from 'vitest';
import { forgetAccount, rememberAccount } from '../../data/accounts/remembered-account.ts';
import { userId } from '../../domain/ids.ts';
import { languagePreferences, rememberChoice } from './language-preferences.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  forgetAccount();
  localStorage.clear();
});

it.each([
  ['/hi/about', 'hi'],
  ['/hi', 'hi'],
  ['/hi/about?lang=ta', 'hi'],
  ['/about?lang=ta', 'ta'],
  ['/xx/about', null],
  ['/about', null],
])('reads the language of the address %s: %s', (address, language) => {
  history.replaceState(null, '', address);
  expect(languagePreferences().link).toBe(language);
});

it('takes the stored choice for the profile’s if an account is remembered', () => {
  rememberAccount({ id: userId('asha'), displayName: 'Asha', photoURL: null }, true);
  rememberChoice('ta');
  expect(languagePreferences()).toMatchObject({ member: 'ta', device: 'ta' });
});

it('takes the stored choice for the device’s only, if no account is remembered', () => {
  rememberChoice('ta');
  expect(languagePreferences()).toMatchObject({ member: null, device: 'ta' });
});
