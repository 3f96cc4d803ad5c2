import { expect, it } from 'vitest';
import { languageOf } from './text-language.ts';

it.each([
  ['Brass lamp', 'en'],
  ['पीतल का दीया', 'hi'],
  ['પિત્તળનો દીવો', 'gu'],
  ['பித்தளை விளக்கு', 'ta'],
  ['ఇత్తడి దీపం', 'te'],
  ['₹501 का शगुन', 'hi'],
] as const)('tells the language of “%s” by its letters', (text, language) => {
  expect(languageOf(text)).toBe(language);
  expect(languageOf(text, 'ta', null, 'en')).toBe(language);
});

it('prefers the likely one of two languages with the same letters', () => {
  expect(languageOf('पितळी दिवा', null, 'mr')).toBe('mr');
  expect(languageOf('पितळी दिवा', 'hi', 'mr')).toBe('hi');
});

it.each(['', '₹501', '♥ 21'])('knows nothing of “%s”, which has no letters', (text) => {
  expect(languageOf(text, 'hi')).toBeUndefined();
});
