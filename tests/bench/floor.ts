/**
 * The floor of a page: the same document with its data in it and without any script, as fast as it can be seen on the same
 * network. `html` is the page once it has settled.
 */
export function floorOf(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="?(modulepreload|preload|preconnect|manifest)\b[^>]*>/gi, '')
    .replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '');
}
