/**
 * What the blessing becomes when a suggestion is tapped. It takes the place of another suggestion, and never of the guest's
 * own words: it is added after those. null: there is no room for it.
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
