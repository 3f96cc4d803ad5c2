import type { Wishlist } from '../../domain/wishlist.ts';
import { InvitationSharing } from '../../session/invitation/invitation-sharing.tsx';
import { ServerStateProvider } from '../../session/server-state/provider.tsx';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import type { CountShare } from '../../session/wishlists/sharing.ts';
import { WishlistsProvider } from '../../session/wishlists/wishlists-provider.tsx';

interface OwnerSharingProps {
  readonly wishlist: Wishlist;
  readonly count: CountShare;
  readonly api: WishlistsApi | undefined;
}

/** What the owner shares from their own page. Guests do not load it. */
export function OwnerSharing({ wishlist, count, api }: OwnerSharingProps) {
  return (
    <ServerStateProvider>
      <WishlistsProvider api={api}>
        <InvitationSharing wishlist={wishlist} count={count} />
      </WishlistsProvider>
    </ServerStateProvider>
  );
}
