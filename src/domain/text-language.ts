import type { Language } from './language.ts';

/** The block of Unicode, of 128 characters, that the letters of a language are in. */
const BLOCKS: Readonly<Record<Language, number>> = { en: 0, hi: 18, mr: 18, gu: 21, ta: 23, te: 24 };

/**
 * The language that a text is read in, by its first letter; undefined without letters. Of several languages with these
 * letters it is the first likely one.
 */
export function languageOf(text: string, ...likely: readonly unknown[]): Language | undefined {
  const block = (/[a-z\u0900-\u0C7F]/i.exec(text)?.[0].charCodeAt(0) ?? -1) >> 7;
  return ([...likely, ...Object.keys(BLOCKS)] as Language[]).find((one) => BLOCKS[one] === block);
}
