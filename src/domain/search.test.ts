import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoundIn, spellingsOf } from './search.ts';

describe('a search', () => {
  it.each([
    ['Asha Rao', 'asha'],
    ['asha@family.example', 'ASHA@FAMILY'],
    // Composed and decomposed.
    ['José', 'Jose\u0301'],
    ['ज़ोया', '\u095bोया'],
    ['கொ\u0bb1்றவை', 'க\u0bc6\u0bbeற்றவை'],
    // Full width and ligatures.
    ['Ｒａｖｉ', 'ravi'],
    // Without the nukta, and without joiners.
    ['लड़का', 'लडका'],
    ['फ़िरोज़', 'फिरोज'],
    ['श\u094d\u200dरी', 'श्री'],
    ['విష్\u200cలిస్టు', 'విష్లిస్టు'],
    // Digits.
    ['Flat 12, B wing', '१२'],
    ['૧૨ દિવસ', '12'],
    ['௧௨', '౧౨'],
    ['two  spaces', 'two spaces'],
    ['anything', ''],
  ])('in “%s” finds “%s”', (text, search) => {
    expect(isFoundIn(text, search)).toBe(true);
    expect(isFoundIn(text, ` ${search} `)).toBe(true);
  });

  it.each([
    ['Asha', 'Usha'],
    ['கொடை', 'கெ'],
    ['கமலா', 'கமல்'],
    ['12', '21'],
  ])('in “%s” does not find “%s”', (text, search) => {
    expect(isFoundIn(text, search)).toBe(false);
  });

  const words = fc
    .array(fc.constantFrom(...'अकज़ड़खीिुं्रஅகொறைதீఆకషృఉઅકજ઼ૃૌ'.normalize('NFC'), ...'AaÉéZz ', '१', '7', '౯', '௦'), {
      maxLength: 30,
    })
    .map((letters) => letters.join(''));
  const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD');
  const change = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll('्', '्\u200d'),
    (text) => text.replaceAll('़', ''),
    (text) => text.replaceAll('१', '1').replaceAll('7', '७'),
  );

  it('finds a text in itself, in any combination of Unicode forms', () => {
    fc.assert(
      fc.property(words, words, words, form, form, change, (before, text, after, stored, typed, changed) => {
        // A mark at the start would belong to the letter before.
        const apart = ` ${text} `;
        expect(isFoundIn((before + apart + after).normalize(stored), changed(apart).normalize(typed))).toBe(true);
      }),
    );
  });
});

describe('the spellings of the start of a title', () => {
  it('cover the cases and Unicode forms in which it may be stored', () => {
    expect(spellingsOf('asha weds')).toEqual(
      expect.arrayContaining(['asha weds', 'Asha Weds', 'ASHA WEDS', 'Asha weds']),
    );
    expect(spellingsOf('ज़ोया')).toEqual(expect.arrayContaining(['ज़ोया'.normalize('NFC'), '\u095bोया']));
    expect(spellingsOf('\u095bोया')).toContain('ज\u093cोया');
    expect(spellingsOf('कक्षा ५')).toContain('कक्षा 5');
  });

  it('are limited to what a query allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const all = spellingsOf(text);
        expect(all[0]).toBe(text);
        expect(all.length).toBeLessThanOrEqual(30);
      }),
    );
  });
});
