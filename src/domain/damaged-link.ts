import { UUID } from './ids.ts';

const LINK = new RegExp(`^/+wishlist.*?(${UUID.source.slice(1, -1)})(.*)`, 'i');

/**
 * Repairs the path of a damaged link: upper case, or spaces, punctuation and invisible characters around the wishlist's
 * id. Returns every other path unchanged.
 */
export function repairedPath(path: string): string {
  // A valid path contains nothing that is percent-encoded.
  const [, id, rest = ''] = LINK.exec(path.replace(/%../g, '')) ?? [];
  if (!id) return path;
  const [screen = ''] = /\/(edit|analytics|print|hosts)\b/i.exec(rest) ?? [];
  return `/wishlist/${id}${screen}`.toLowerCase();
}
