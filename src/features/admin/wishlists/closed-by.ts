import { mayReactivate } from '../../../domain/item-editing.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';

/** Who deactivated the wishlist; null if it is active. */
export function closedBy(wishlist: Pick<Wishlist, 'isActive' | 'moderation'>): 'admin' | 'ban' | 'owner' | null {
  if (wishlist.isActive) return null;
  if (mayReactivate(wishlist)) return 'owner';
  return wishlist.moderation?.action === 'user_banned' ? 'ban' : 'admin';
}
