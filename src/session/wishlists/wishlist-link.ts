import { paths } from '../../config/paths.ts';
import type { Wishlist } from '../../domain/wishlist.ts';

/** In the wishlist's language and on the page's own origin. The stored `shareableLink` may have an origin that is no longer used. */
export function wishlistLink({ id, language }: Pick<Wishlist, 'id' | 'language'>): string {
  return window.location.origin + paths.wishlist.to(id) + (language ? `?lang=${language}` : '');
}
