/** The zeros of Devanagari, Gujarati, Tamil and Telugu digits. */
const ZEROS = [0x0966, 0x0ae6, 0x0be6, 0x0c66];

export function withLatinDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? character : String(code - zero);
  }).join('');
}
