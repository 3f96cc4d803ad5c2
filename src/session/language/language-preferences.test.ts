import { afterEach, expect, it } from 'vitest';
import { languagePreferences } from './language-preferences.ts';

afterEach(() => history.replaceState(null, '', '/'));

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
