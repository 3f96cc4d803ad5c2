import { useCallback } from 'react';
import type { ShareChannel } from '../../domain/analytics.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useSession } from '../session.tsx';
import { type CountShare, countShare } from './sharing.ts';

/** A failed count is ignored: the share itself succeeded. */
export function useCountedShare(wishlist: Wishlist, count?: CountShare): (channel: ShareChannel) => void {
  const { connection } = useSession();
  const { who } = useAuth();
  const person = who.state === 'signed-in' ? who.account.id : ANONYMOUS;
  const { id, userId: ownerId } = wishlist;
  const isCounted = isOpenToGuests(wishlist);
  return useCallback(
    (channel) => {
      if (!isCounted) return;
      (count ?? countShare(connection))({ id, ownerId }, channel, person).catch((thrown: unknown) =>
        console.info('The share could not be counted.', thrown),
      );
    },
    [connection, id, ownerId, person, isCounted, count],
  );
}
