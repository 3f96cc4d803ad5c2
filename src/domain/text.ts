const encoder = new TextEncoder();

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

/** By code units, for sorting ids and times. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
