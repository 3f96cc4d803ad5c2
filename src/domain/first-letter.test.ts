import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstLetter } from './first-letter.ts';

describe('a name', () => {
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
      const first = await import('./first-letter.ts');
      expect([first.firstLetter(' élan'), first.firstLetter('🙏x'), first.firstLetter('')]).toEqual(['É', '🙏', '']);
    });
  });
});
