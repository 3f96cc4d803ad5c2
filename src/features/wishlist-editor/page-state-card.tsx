import { useState } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import { formatRupees } from '../../domain/format.ts';
import { mayReactivate } from '../../domain/item-editing.ts';
import { NOTHING } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useRegisterDownload } from '../../session/register/use-register-download.ts';
import { useSession } from '../../session/session.tsx';
import type { WishlistActions } from '../../session/wishlists/wishlist-actions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { EyeIcon, EyeOffIcon, TrashIcon } from '../../ui/icons.tsx';

interface PageStateCardProps {
  readonly wishlist: Wishlist;
  readonly wishlists: WishlistActions;
  readonly onDeleted: () => void;
}

/** Deactivates, reactivates and deletes the page. */
export function PageStateCard({ wishlist, wishlists, onDeleted }: PageStateCardProps) {
  const { say } = useSession();
  const registerDownload = useRegisterDownload(wishlist);
  const [asking, setAsking] = useState<'deactivate' | 'delete' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, title, isActive, fundedAmount } = wishlist;
  const isShut = !isActive && !mayReactivate(wishlist);
  const state = isActive ? 'active' : 'inactive';
  const during = async <T,>(act: Promise<T>): Promise<T> => {
    setBusy(true);
    const outcome = await act;
    setBusy(false);
    setAsking(null);
    return outcome;
  };
  const deleteIt = async () => {
    const { ok } = await during(wishlists.remove(id));
    if (ok) onDeleted();
  };
  return (
    <Card title={say('page-state.title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-56 flex-1">
          <p className="font-medium">{say(`page-state.${state}`)}</p>
          <p className="text-sm text-faded">{say(why())}</p>
        </div>
        {isActive ? (
          <Button look="quiet" icon={<EyeOffIcon />} onClick={() => setAsking('deactivate')}>
            {say('page-state.deactivate')}
          </Button>
        ) : (
          !isShut && (
            <Button
              icon={<EyeIcon />}
              busy={isBusy && asking === null}
              onClick={() => void during(wishlists.update(id, { isActive: true }))}
            >
              {say('page-state.reactivate')}
            </Button>
          )
        )}
      </div>
      <hr className="my-4 border-line" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-56 flex-1 text-sm text-faded">{say('page-state.delete.text')}</p>
        <Button look="quiet" icon={<TrashIcon />} onClick={() => setAsking('delete')} className="text-alarm">
          {say('page-state.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'deactivate'}
        title={say('page-state.deactivate.title')}
        confirmLabel={say('page-state.deactivate')}
        cancelLabel={say('page-state.cancel')}
        busyLabel={say('page-state.busy')}
        busy={isBusy}
        onConfirm={() => void during(wishlists.update(id, { isActive: false }))}
        onCancel={() => setAsking(null)}
      >
        <p>{say('page-state.deactivate.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        danger
        title={say('page-state.delete.title')}
        confirmLabel={say('page-state.delete.confirm')}
        cancelLabel={say('page-state.cancel')}
        busyLabel={say('page-state.busy')}
        busy={isBusy}
        onConfirm={() => void deleteIt()}
        onCancel={() => setAsking(null)}
      >
        <p>
          {say(fundedAmount > NOTHING ? 'page-state.delete.received' : 'page-state.delete.warning', {
            title,
            amount: formatRupees(fundedAmount),
          })}
        </p>
        {fundedAmount > NOTHING && (
          <div className="pt-3">
            <DownloadButton {...registerDownload} />
          </div>
        )}
      </ConfirmDialog>
    </Card>
  );

  function why(): MessageKey {
    if (isShut) return 'page-state.by-admin';
    return isActive && wishlist.visibility === 'private' ? 'page-state.private.text' : `page-state.${state}.text`;
  }
}
