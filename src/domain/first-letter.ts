/** Not supported in Firefox < 125. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : null;

/** Including vowel signs and marks: the first letter of 'श्री' has several code points. */
export function firstLetter(text: string): string {
  const trimmed = text.trim();
  const letters = graphemes ? Array.from(graphemes.segment(trimmed), ({ segment }) => segment) : Array.from(trimmed);
  return letters[0]?.toUpperCase() ?? '';
}
