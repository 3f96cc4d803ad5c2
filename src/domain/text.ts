const encoder = new TextEncoder();
/** Firefox < 125 has none. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : null;

/** In UTF-8, as it is stored. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Counted as the security rules count: an emoji of two UTF-16 units is one character. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** 'Asha' of 'Asha Rao'; the fallback of a name that is empty. */
export function firstWord(name: string, fallback: string): string {
  return words(name)[0] ?? fallback;
}

/** With its vowel signs and marks: 'श्री' begins with more than one code point. */
export function firstLetter(text: string): string {
  const trimmed = text.trim();
  const letters = graphemes ? Array.from(graphemes.segment(trimmed), ({ segment }) => segment) : Array.from(trimmed);
  return letters[0]?.toUpperCase() ?? '';
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
