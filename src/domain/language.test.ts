import { describe, expect, it } from 'vitest';
import { isDecidedBeforeTheList, LANGUAGES, languageToRead, type LanguagePreferences } from './language.ts';

const nothing: LanguagePreferences = { member: null, link: null, device: null, list: null, browser: [] };

/** From the strongest to the weakest. */
const PREFERENCES = [
  { member: 'gu' },
  { link: 'ta' },
  { device: 'te' },
  { list: 'mr' },
  { browser: ['hi-IN', 'en-IN'] },
];
const RESULTS = ['gu', 'ta', 'te', 'mr', 'hi', 'en'];

describe('the language to read', () => {
  it.each(RESULTS.map((language, from) => [language, PREFERENCES.slice(from)] as const))(
    'is %s if %o is known',
    (language, preferences) => {
      expect(languageToRead(Object.assign({}, nothing, ...preferences) as LanguagePreferences, LANGUAGES)).toBe(
        language,
      );
    },
  );

  it('is the wishlist’s for a guest with a Hindi phone who opens the link of a Tamil couple', () => {
    const preferences = { ...nothing, list: 'ta', browser: ['hi-IN', 'hi', 'en'] };
    expect(languageToRead(preferences, LANGUAGES)).toBe('ta');
    expect(languageToRead({ ...preferences, link: 'ta', list: null }, LANGUAGES)).toBe('ta');
  });

  it.each([
    [{ link: 'fr', device: 'ta' }, 'ta'],
    [{ link: '', list: 'ta' }, 'ta'],
    [{ link: 'TA' }, 'ta'],
    [{ link: 'ta-IN' }, 'en'],
    [{ browser: ['fr-FR', 'mr-IN', 'hi'] }, 'mr'],
    [{ browser: ['en-GB', 'hi-IN'] }, 'en'],
    [{ browser: ['HI'] }, 'hi'],
    [{ browser: ['fr'] }, 'en'],
  ])('given %o is %s', (preferences, language) => {
    expect(languageToRead({ ...nothing, ...preferences }, LANGUAGES)).toBe(language);
  });

  it('is one of the offered languages', () => {
    expect(languageToRead({ ...nothing, member: 'ta', list: 'te', browser: ['hi'] }, ['en', 'hi'])).toBe('hi');
    expect(languageToRead({ ...nothing, member: 'ta', list: 'te', browser: ['hi'] }, ['en'])).toBe('en');
  });
});

describe('before the wishlist is read', () => {
  it.each([{ member: 'en' }, { link: 'hi' }, { device: 'ta' }])('the language is decided by %o', (preferences) => {
    expect(isDecidedBeforeTheList({ ...nothing, browser: ['mr'], ...preferences }, LANGUAGES)).toBe(true);
  });

  it.each([{}, { link: 'fr' }, { browser: ['hi'] }, { browser: ['en'] }])(
    'the language is not decided by %o',
    (preferences) => {
      expect(isDecidedBeforeTheList({ ...nothing, ...preferences }, LANGUAGES)).toBe(false);
    },
  );

  it('the language is decided if only one is offered', () => {
    expect(isDecidedBeforeTheList({ ...nothing, browser: ['hi'] }, ['en'])).toBe(true);
  });
});
