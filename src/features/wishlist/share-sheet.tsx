import { Suspense, useState } from 'react';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import type { CountShare } from '../../session/wishlists/sharing.ts';
import { useSharing } from '../../session/wishlists/use-sharing.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';

interface ShareSheetProps {
  readonly wishlist: Wishlist;
  readonly count: CountShare;
  /** Set for the owner, who sends the invitation. */
  readonly owner: { readonly api: WishlistsApi | undefined } | null;
}

const OwnerSharing = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./owner-sharing.tsx'), 'invitation', 'invite')).OwnerSharing,
  useLanguages,
);

/** All ways to share the page. */
export function ShareSheet({ wishlist, count, owner }: ShareSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const sharing = useSharing(wishlist, count);
  const close = () => setOpen(false);
  return (
    <Sheet open={open} onClose={close} title={say('sharing.title')} closeLabel={sharing.words.close}>
      {owner ? (
        <Suspense fallback={<div className="min-h-120" />}>
          <OwnerSharing wishlist={wishlist} count={count} api={owner.api} />
        </Suspense>
      ) : (
        <SharePanel {...sharing} />
      )}
    </Sheet>
  );
}
