/** Escapes client-controlled text for logs, so that it cannot inject lines or terminal escapes. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
