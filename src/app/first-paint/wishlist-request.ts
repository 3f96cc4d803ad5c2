/**
 * Requests the wishlist. The inline script imports it first, so that the request does not wait for the rest of the script.
 */
import { repairedPath } from '../../domain/damaged-link.ts';

export const address = document.querySelector<HTMLMetaElement>('meta[name="shagun:wishlist"]')?.content;
const id = repairedPath(location.pathname).split('/')[2];

if (address && id)
  window.shagunFirstRead = {
    id,
    answer: fetch(address.replace('{id}', id)).then(async (response) => ({
      status: response.status,
      body: (await response.json()) as unknown,
    })),
  };
