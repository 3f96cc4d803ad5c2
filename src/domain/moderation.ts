import type { Wishlist } from './wishlist.ts';

/** Admin actions after which the owner has the switch again. */
const GIVEN_BACK: readonly string[] = ['wishlist_reactivated', 'user_unbanned'];

/** Whether the owner may: what an admin took down stays down until an admin gives it back. */
export function mayReactivate({ moderation }: Pick<Wishlist, 'moderation'>): boolean {
  return moderation === null || GIVEN_BACK.includes(moderation.action);
}
