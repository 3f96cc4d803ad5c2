/** The first letters of the first and last word of a name; one letter in scripts with wide letters. */
export function initials(name: string): string {
  const [first, ...more] = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  if (first === undefined) return '';
  const isLatin = /^\p{Script=Latin}/u.test(first);
  return [first, ...more.slice(isLatin ? -1 : more.length)].map((word) => firstLetter(word).toUpperCase()).join('');
}

/** A letter of an Indian script includes its vowel signs: 'प्रि' is one. Older browsers cannot segment text. */
function firstLetter(word: string): string {
  const letters = 'Segmenter' in Intl ? new Intl.Segmenter().segment(word) : [];
  for (const { segment } of letters) return segment;
  return Array.from(word)[0] ?? '';
}

/** From plum over rose and marigold to leaf green, in degrees. */
export const HUES = [335, 5, 30, 55, 80, 110, 145] as const;

/** The same name always has the same colour. */
export function hueOf(name: string): (typeof HUES)[number] {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return HUES[hash % HUES.length] ?? HUES[0];
}
