/**
 * Requests the wishlist. Comes before everything else in the inline script: on a slow phone, the first access to the
 * browser's storage takes tens of milliseconds.
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
