import { paths } from '../../config/paths.ts';
import type { WishlistId } from '../../domain/ids.ts';

/** On the site that this page is on. The stored `shareableLink` may be on one that the product has left. */
export function wishlistLink(id: WishlistId): string {
  return window.location.origin + paths.wishlist.to(id);
}
