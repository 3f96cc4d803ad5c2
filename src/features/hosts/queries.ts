import type { QueryKey } from '@tanstack/react-query';
import type { Listed } from '../../data/listed.ts';
import type { HostInvitation } from '../../domain/hosts.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { type ServerQuery, useServerQuery } from '../../session/server-state/use-server-query.ts';
import type { HostsApi } from './api.ts';

/** The prefix of the query keys of a wishlist. */
export const hostsKey = (id: WishlistId): QueryKey => ['hosts', id];
export const invitationsKey = (id: WishlistId): QueryKey => [...hostsKey(id), 'invitations'];

/** Only the owner reads them. They are read again when a host joins or leaves. */
export function useInvitations(
  api: HostsApi,
  wishlist: Wishlist,
  isOwner: boolean,
): ServerQuery<Listed<HostInvitation>> {
  return useServerQuery({
    queryKey: [...invitationsKey(wishlist.id), ...(wishlist.hostIds ?? [])],
    queryFn: () => api.invitations(wishlist),
    enabled: isOwner,
  });
}
