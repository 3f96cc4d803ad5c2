/**
 * Requests the wishlist. The inline script imports it first, so that the request does not wait for the rest of the script.
 */
import type { Answer } from '../../data/rest/read-wishlist.ts';
import { repairedPath } from '../../domain/damaged-link.ts';

export const address = document.querySelector<HTMLMetaElement>('meta[name="shagun:wishlist"]')?.content;
const id = repairedPath(location.pathname).split('/')[2];

/** null where no wishlist is requested. */
export const wishlistUrl = address && id ? address.replace('{id}', id) : null;

if (wishlistUrl && id) window.shagunFirstRead = { id, answer: ask(wishlistUrl) };

export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url);
  return { status: response.status, body: (await response.json()) as unknown };
}
