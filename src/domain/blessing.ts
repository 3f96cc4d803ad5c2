/**
 * The blessing after a suggestion was tapped. A suggestion replaces another suggestion but is added after the guest's
 * own words. null if it does not fit.
 */
export function withSuggestion(
  typed: string,
  suggestion: string,
  { suggestions, most }: { readonly suggestions: readonly string[]; readonly most: number },
): string | null {
  const text = typed.trimEnd();
  if (text.includes(suggestion)) return typed;
  const earlier = suggestions.find((one) => text.endsWith(one));
  const own = earlier === undefined ? text : text.slice(0, -earlier.length).trimEnd();
  const whole = own.trim() === '' ? suggestion : `${own}${typed.endsWith('\n') ? '\n' : ' '}${suggestion}`;
  return whole.length <= most ? whole : null;
}
