import { mayReactivate } from '../../../domain/item-editing.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';

/** Who took it from the guests' view; null: nobody did. */
export function closedBy(wishlist: Pick<Wishlist, 'isActive' | 'moderation'>): 'admin' | 'ban' | 'owner' | null {
  if (wishlist.isActive) return null;
  if (mayReactivate(wishlist)) return 'owner';
  return wishlist.moderation?.action === 'user_banned' ? 'ban' : 'admin';
}
