import { type NarrationFacts, nameWords } from './narration.ts';

/**
 * - `full`: every word of the name, at least two of them, each written out or cut after four letters or more
 * - `compatible`: nothing contradicts it, but initials, a single word or a word cut shorter prove less
 * - `part`: one longer word, such as a shared surname
 */
export type NameLikeness = 'full' | 'compatible' | 'part' | 'none';

const TITLES = new Set(
  'MR MRS MS MISS DR SHRI SRI SMT KUM KUMARI PROF CA ADV AND FAMILY PARIVAR JI BHAI BEN KAKA KAKU MAMA MAMI BUA AUNTY UNCLE'.split(
    ' ',
  ),
);

/** The words of a giver's name that a bank may know; none if it is in another script. */
export function wordsOfName(displayName: string): readonly string[] {
  const words = nameWords(displayName);
  const own = words.filter((word) => !TITLES.has(word));
  return /[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}\p{M}]/u.test(displayName) ? [] : own;
}

/** How well the name in a narration fits, whatever the order of its words. */
export function likenessOf(name: readonly string[], { words, addresses }: NarrationFacts): NameLikeness {
  if (name.length === 0) return 'none';
  const isInAddress = name.length > 1 && addresses.some((address) => isJoined(name, address));
  if (isInAddress) return 'full';
  const found = name.map((word) => foundAs(word, words));
  const count = (how: Found) => found.filter((each) => each === how).length;
  if (count('no') === 0 && count('written') > 0)
    return count('written') > 1 && count('initial') === 0 ? 'full' : 'compatible';
  return name.some((word, at) => found[at] === 'written' && word.length > 3) ? 'part' : 'none';
}

type Found = 'written' | 'initial' | 'no';

function foundAs(word: string, words: readonly string[]): Found {
  if (word.length === 1) return words.some((written) => written.startsWith(word)) ? 'initial' : 'no';
  if (words.some((written) => written === word || (written.length > 3 && word.startsWith(written)))) return 'written';
  return words.some((written) => written.length < 4 && word.startsWith(written)) ? 'initial' : 'no';
}

function isJoined(name: readonly string[], address: string): boolean {
  if (name.join('').length < 6) return false;
  return address.includes(name.join('')) || address.includes([...name].reverse().join(''));
}
