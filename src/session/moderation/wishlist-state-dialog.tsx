import { mayReactivate } from '../../domain/item-editing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSession } from '../session.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Who deactivated the wishlist; null if it is active or a draft. */
export function closedBy(
  wishlist: Pick<Wishlist, 'isActive' | 'stage' | 'moderation'>,
): 'admin' | 'ban' | 'owner' | null {
  if (wishlist.isActive || wishlist.stage === 'draft') return null;
  if (mayReactivate(wishlist)) return 'owner';
  return wishlist.moderation?.action === 'user_banned' ? 'ban' : 'admin';
}

/** The part of a wishlist that an admin is told before deactivating or reactivating it. */
export interface Moderated extends Pick<Wishlist, 'id' | 'title' | 'visibility'> {
  readonly closedBy: ReturnType<typeof closedBy>;
}

interface WishlistStateDialogProps {
  readonly act: 'deactivate' | 'reactivate';
  readonly wishlist: Moderated;
  readonly open: boolean;
  readonly isBusy: boolean;
  /** `reason` is '' for a reactivation. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Explains what guests and the owner will see, and asks for confirmation. */
export function WishlistStateDialog({ act, wishlist, isBusy, onConfirm, ...dialog }: WishlistStateDialogProps) {
  const { say } = useSession();
  const common = {
    ...dialog,
    title: say(`admin-wishlists.${act}.title`, { title: wishlist.title }),
    confirmLabel: say(`admin-wishlists.${act}`),
    cancelLabel: say('admin-wishlists.cancel'),
    busyLabel: say('admin-wishlists.busy'),
    busy: isBusy,
  };
  if (act === 'deactivate')
    return (
      <ReasonDialog
        key={wishlist.id}
        {...common}
        readers={say('admin-wishlists.deactivate.readers')}
        onConfirm={onConfirm}
      >
        <p>{say('admin-wishlists.deactivate.guests')}</p>
        <p>{say('admin-wishlists.deactivate.owner')}</p>
      </ReasonDialog>
    );
  return (
    <ConfirmDialog {...common} onConfirm={() => onConfirm('')}>
      <div className="grid gap-3">
        <p>{say(`admin-wishlists.reactivate.${wishlist.visibility}`)}</p>
        {wishlist.closedBy && <p>{say(`admin-wishlists.reactivate.closed-by.${wishlist.closedBy}`)}</p>}
      </div>
    </ConfirmDialog>
  );
}
