import type { Wishlist } from './wishlist.ts';

/** Admin actions after which the owner may reactivate the wishlist again. */
const GIVEN_BACK: readonly string[] = ['wishlist_reactivated', 'user_unbanned'];

/** Only an admin can reactivate what an admin deactivated. */
export function mayReactivate({ moderation }: Pick<Wishlist, 'moderation'>): boolean {
  return moderation === null || GIVEN_BACK.includes(moderation.action);
}
