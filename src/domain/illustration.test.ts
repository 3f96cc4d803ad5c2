import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { illustrationOf, INDIAN_WORDS } from './illustration.ts';
import { ILLUSTRATIONS, latinIllustrationOf, needsIndianWords } from './latin-illustration.ts';
import type { Category } from './wishlist.ts';

const drawnFor = (title: string, category: Category = 'physical') => illustrationOf({ title, category });

describe('the illustration of an item', () => {
  it.each([
    ['Refrigerator', 'refrigerator'],
    ['A pair of brass samai', 'diya'],
    ['Two bookshelves', 'wardrobe'],
    ['साड़ी', 'clothes'],
    ['घरासाठी देवघर', 'mandir'],
    ['સૂટકેસ', 'suitcase'],
    ['மரங்கள்', 'trees'],
    ['వాషింగ్ మెషీన్', 'washing-machine'],
  ] as const)('for “%s” is %s', (title, illustration) => {
    expect(drawnFor(title)).toBe(illustration);
  });

  it('follows the longest word of the title', () => {
    expect(drawnFor('Coffee table')).toBe('dining-table');
    expect(drawnFor('Coffee machine')).toBe('cups');
  });

  it('ignores case, punctuation, joiners and a missing nukta', () => {
    expect(drawnFor('“WASHING-MACHINE”')).toBe('washing-machine');
    expect(drawnFor('ల్యాప్టాప్')).toBe(drawnFor('ల్యాప్‌టాప్'));
    expect(drawnFor('साडी')).toBe(drawnFor('साड़ी'));
  });

  it('ignores words inside other words', () => {
    expect(drawnFor('Accessories')).toBe('present');
    expect(drawnFor('संस्कार')).toBe('present');
  });

  it('follows the category if no word fits', () => {
    expect(drawnFor('A surprise')).toBe('present');
    expect(drawnFor('A surprise', 'experience')).toBe('balloon');
    expect(drawnFor('A surprise', 'donation')).toBe('helping-hands');
  });

  it('needs the words of Indian scripts only for titles in these scripts', () => {
    for (const title of ['Brass dinner set', 'Chandi ki pooja thali', 'Café 2026']) {
      expect(needsIndianWords(title)).toBe(false);
      expect(latinIllustrationOf({ title, category: 'physical' })).toBe(drawnFor(title));
    }
    const words = Object.values(INDIAN_WORDS).flatMap((list) => list.split(', '));
    expect(words.filter((word) => !needsIndianWords(word))).toEqual([]);
  });

  it('is one of those that are drawn', () => {
    const drawings = readFileSync('src/ui/illustrations.svg', 'utf8');
    const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn.sort()).toEqual([...ILLUSTRATIONS].sort());
  });
});
