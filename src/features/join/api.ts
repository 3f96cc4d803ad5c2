import type { Connection } from '../../data/connection.ts';
import type { HostInvitation } from '../../domain/hosts.ts';
import type { HostInvitationId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';

export interface JoinApi {
  /** Missing if the owner has cancelled it. */
  readonly read: (
    id: HostInvitationId,
  ) => Promise<Extract<Loadable<HostInvitation>, { state: 'ready' | 'missing' | 'denied' }>>;
  /** `name` is what the other hosts see. */
  readonly join: (invitation: HostInvitation, name: string) => Promise<void>;
}

export function joinApi(connection: Connection): JoinApi {
  const operations = () => import('../../data/hosts/operations.ts');
  return {
    read: async (id) => (await operations()).readHostInvitation(connection, id),
    join: async (invitation, name) => (await operations()).joinWishlist(connection, invitation, name),
  };
}
