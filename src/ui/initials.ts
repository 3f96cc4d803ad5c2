/** The first letters of the first and last word of a name; one letter in scripts with wide letters. */
export function initials(name: string): string {
  const [first, ...more] = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0].toUpperCase() ?? []);
  if (first === undefined) return '';
  const isLatin = /^\p{Script=Latin}/u.test(first);
  return isLatin ? first + (more.at(-1) ?? '') : first;
}

/**
 * A letter with its marks. In an Indian script it includes the vowel signs and the letters that a virama joins to it:
 * 'प्रि' is one. Intl.Segmenter is missing in some browsers, and in others it divides such letters.
 */
const LETTER = /^\p{L}(?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\p{L}|\p{M})*/u;

/** From plum over rose and marigold to leaf green, in degrees. */
export const HUES = [335, 5, 30, 55, 80, 110, 145] as const;

/** The same name always has the same colour. */
export function hueOf(name: string): (typeof HUES)[number] {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return HUES[hash % HUES.length] ?? HUES[0];
}
