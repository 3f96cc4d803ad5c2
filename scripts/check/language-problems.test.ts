import { expect, it } from 'vitest';
import { languageProblems } from './language-problems.ts';

const NAMES = new Set(['WhatsApp']);
const english = {
  share: 'Share {title} on WhatsApp',
  gifts: { one: '{count} gift from {name}', other: '{count} gifts from {name}' },
};
const hindi = {
  share: '{title} को WhatsApp पर भेजें',
  gifts: { one: '{name} की ओर से एक तोहफ़ा', other: '{name} की ओर से {count} तोहफ़े' },
};

it('finds nothing in a complete translation', () => {
  expect(languageProblems('hi', english, hindi, NAMES)).toEqual([]);
});

it.each([
  ['a missing key', { gifts: hindi.gifts }, 'share is missing'],
  ['an unknown key', { ...hindi, shrae: 'भेजें' }, 'shrae is not a key of the English messages'],
  ['a missing placeholder', { ...hindi, share: 'WhatsApp पर भेजें' }, 'share lacks {title}'],
  ['an unknown placeholder', { ...hindi, share: '{titel} {title}' }, 'share has the unknown {titel}'],
  ['a missing plural form', { ...hindi, gifts: { other: '{name} {count}' } }, 'gifts lacks the plural form one'],
  [
    'a plural form that the language has not',
    { ...hindi, gifts: { ...hindi.gifts, few: '{name} {count}' } },
    'gifts has the plural form few, which the language has not',
  ],
  ['no plural forms', { ...hindi, gifts: '{name} {count}' }, 'gifts has no plural forms'],
  [
    'plural forms of a message without them',
    { ...hindi, share: { one: '{title}', other: '{title}' } },
    'share has plural forms; the English has none',
  ],
  [
    'a number that is left out of the form for several',
    { ...hindi, gifts: { ...hindi.gifts, other: '{name} की ओर से' } },
    'gifts lacks {count}',
  ],
  ['English left over', { ...hindi, share: '{title} Share करें' }, 'share has the English word “Share”'],
])('finds %s', (_, translated, problem) => {
  expect(languageProblems('hi', english, translated, NAMES)).toEqual([problem]);
});

it('takes addresses and references for no words', () => {
  const own = { share: 'SHG-7K2M-9PQR, {title}, help@shagun.example, https://shagun.example' };
  expect(languageProblems('ta', { share: english.share }, own, NAMES)).toEqual([]);
});
