import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { Host, HostInvitation, HostRole } from '../../domain/hosts.ts';
import type { HostInvitationId, UserId, WishlistId } from '../../domain/ids.ts';
import type { User } from '../../domain/user.ts';
import type { Wishlist } from '../../domain/wishlist.ts';

/** Who runs a wishlist. Only its owner invites, removes and offers it to another; every host may leave. */
export interface HostsApi {
  readonly hosts: (id: WishlistId) => Promise<Listed<Host>>;
  /** Those that nobody has used. */
  readonly invitations: (wishlist: Wishlist) => Promise<Listed<HostInvitation>>;
  readonly invite: (wishlist: Wishlist, role: HostRole, from: User) => Promise<HostInvitation>;
  readonly revoke: (id: HostInvitationId) => Promise<void>;
  readonly remove: (wishlist: Wishlist, host: UserId) => Promise<void>;
  /** `name` is the owner's, for the other hosts. */
  readonly offer: (id: WishlistId, host: UserId, name: string) => Promise<void>;
  readonly withdraw: (id: WishlistId) => Promise<void>;
  /** The signed-in host becomes the owner. */
  readonly accept: (id: WishlistId) => Promise<void>;
}

export function hostsApi(connection: Connection): HostsApi {
  const operations = () => import('../../data/hosts/operations.ts');
  return {
    hosts: async (id) => (await operations()).listHosts(connection, id),
    invitations: async (wishlist) => (await operations()).listOpenInvitations(connection, wishlist),
    invite: async (wishlist, role, from) => (await operations()).inviteHost(connection, wishlist, role, from),
    revoke: async (id) => (await operations()).revokeInvitation(connection, id),
    remove: async (wishlist, host) => (await operations()).removeHost(connection, wishlist, host),
    offer: async (id, host, name) => (await operations()).offerWishlist(connection, id, host, name),
    withdraw: async (id) => (await operations()).withdrawOffer(connection, id),
    accept: async (id) => (await operations()).acceptOffer(connection, id),
  };
}
