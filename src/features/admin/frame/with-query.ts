/** The path with those parameters that have a value. */
export function withQuery(path: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return [path, ...([...query].length > 0 ? [query.toString()] : [])].join('?');
}

/** The id that an address names; null if it names none. */
export function idIn<Id>(text: string | null, named: (raw: string) => Id): Id | null {
  return text === null || text === '' || text.includes('/') ? null : named(text);
}
