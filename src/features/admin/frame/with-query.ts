/** The path with those parameters that have a value. */
export function withQuery(path: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return [path, ...([...query].length > 0 ? [query.toString()] : [])].join('?');
}
