import { withLatinDigits } from './digits.ts';

/** The joiners, which only change how letters are joined, and what cannot be seen. */
const JOINERS = /[\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff]/g;
/** The dot of Devanagari and Gujarati, which many people leave out: ज़ and ज. */
const NUKTA = /[\u093c\u0abc]/g;

/**
 * Whether a text contains what is searched for, however the two are typed: in any Unicode form, in capital or small letters,
 * with Indian or Latin digits, with or without nuktas and joiners. '' is in every text.
 */
export function isFoundIn(text: string, search: string): boolean {
  return folded(text).includes(folded(search.trim()));
}

function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(JOINERS, '').replace(NUKTA, '');
  return withLatinDigits(plain).toUpperCase().toLowerCase().normalize('NFC').replace(/\s+/g, ' ');
}

/** Letters with a nukta that keyboards type as one character, although no Unicode form has it. */
const NUKTA_LETTERS = new Map(
  ['\u0958', '\u0959', '\u095a', '\u095b', '\u095c', '\u095d', '\u095e', '\u095f'].map((letter) => [
    letter.normalize('NFC'),
    letter,
  ]),
);

/** Firestore takes no more alternatives in a query. */
const MOST_SPELLINGS = 30;

/**
 * How a stored text may be written that starts with what is searched for. Queries compare code points, so these are tried;
 * a text that mixes them, or has other digits than these, is not found.
 */
export function spellingsOf(search: string): readonly string[] {
  const forms = [search, withLatinDigits(search)].flatMap((text) => {
    const composed = text.normalize('NFC');
    const withLetters = composed.replace(/.\u093c/g, (letter) => NUKTA_LETTERS.get(letter) ?? letter);
    return [text, composed, withLetters, text.normalize('NFD')];
  });
  return [...new Set([...new Set(forms)].flatMap(casesOf))].slice(0, MOST_SPELLINGS);
}

function casesOf(text: string): readonly string[] {
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const small = text.toLowerCase();
  const words = small.split(' ').map(capitalized).join(' ');
  return [text, small, text.toUpperCase(), capitalized(text), capitalized(small), words];
}
