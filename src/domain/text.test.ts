import { afterEach, describe, expect, it, vi } from 'vitest';
import { byteLength, characterCount, firstLetter, firstWord } from './text.ts';

describe('the length of a text', () => {
  it.each([
    ['', 0, 0],
    ['Asha', 4, 4],
    ['₹', 1, 3],
    ['आशा', 3, 9],
    ['🙏', 1, 4],
  ])('"%s" has %d characters in %d bytes', (text, characters, bytes) => {
    expect([characterCount(text), byteLength(text)]).toEqual([characters, bytes]);
  });
});

describe('a name', () => {
  it.each([
    ['Asha Vinod Rao', 'Asha'],
    ['  asha  ', 'asha'],
    ['', 'Friend'],
    ['   ', 'Friend'],
  ])('"%s" is "%s" in short', (name, short) => {
    expect(firstWord(name, 'Friend')).toBe(short);
  });

  it('starts with a letter and its marks', () => {
    expect([firstLetter('शीतल'), firstLetter(' élan'), firstLetter('👩🏽‍🎤x'), firstLetter('')]).toEqual([
      'शी',
      'É',
      '👩🏽‍🎤',
      '',
    ]);
  });

  describe('in Firefox before 125, without Intl.Segmenter', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.resetModules();
    });

    it('starts with its first code point', async () => {
      const { Segmenter: _, ...older } = Object.fromEntries(
        Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name as keyof typeof Intl]]),
      );
      vi.stubGlobal('Intl', older);
      vi.resetModules();
      const text = await import('./text.ts');
      expect([text.firstLetter(' élan'), text.firstLetter('🙏x'), text.firstLetter('')]).toEqual(['É', '🙏', '']);
    });
  });
});
