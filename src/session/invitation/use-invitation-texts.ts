import type { WishlistId } from '../../domain/ids.ts';
import type { InvitationTexts } from '../../domain/invitation-texts.ts';
import { type ServerQuery, useServerQuery } from '../server-state/use-server-query.ts';
import { useWishlistsApi } from '../wishlists/wishlists-provider.tsx';

export const invitationTextsKey = (id: WishlistId) => ['invitation-texts', id];

/** What the couple wrote for sharing their page. */
export function useInvitationTexts(id: WishlistId): ServerQuery<InvitationTexts> {
  const api = useWishlistsApi();
  return useServerQuery({ queryKey: invitationTextsKey(id), queryFn: () => api.invitationTexts(id) });
}
