import { paths } from '../../config/paths.ts';
import type { Wishlist } from '../../domain/wishlist.ts';

/** In the wishlist's language, on the site that this page is on. The stored `shareableLink` may be on one that the product has left. */
export function wishlistLink({ id, language }: Pick<Wishlist, 'id' | 'language'>): string {
  return window.location.origin + paths.wishlist.to(id) + (language ? `?lang=${language}` : '');
}
