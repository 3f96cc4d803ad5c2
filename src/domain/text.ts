const encoder = new TextEncoder();
/** Not supported in Firefox < 125. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : null;

/** The stored size in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Counted as in the security rules: an emoji of two UTF-16 units is one character. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** 'Asha' for 'Asha Rao'; the fallback for an empty name. */
export function firstWord(name: string, fallback: string): string {
  return words(name)[0] ?? fallback;
}

/** Including vowel signs and marks: the first letter of 'श्री' has several code points. */
export function firstLetter(text: string): string {
  const trimmed = text.trim();
  const letters = graphemes ? Array.from(graphemes.segment(trimmed), ({ segment }) => segment) : Array.from(trimmed);
  return letters[0]?.toUpperCase() ?? '';
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
