const encoder = new TextEncoder();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

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

/** 'AR' of 'Asha Vinod Rao': of the first and the last word. '' of an empty name. */
export function initials(name: string): string {
  const all = words(name);
  const ends = all.length > 1 ? [all[0], all.at(-1)] : all;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

/** With its vowel signs and marks: 'श्री' begins with more than one code point. */
export function firstLetter(text: string): string {
  const [first] = graphemes.segment(text.trim());
  return first?.segment.toUpperCase() ?? '';
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
