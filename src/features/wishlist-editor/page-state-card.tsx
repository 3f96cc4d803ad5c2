import { useState } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import { mayReactivate } from '../../domain/item-editing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { PageStateDialogs } from '../../session/wishlists/page-state-dialogs.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EyeIcon, EyeOffIcon, TrashIcon } from '../../ui/rare-icons.tsx';

interface PageStateCardProps {
  readonly wishlist: Wishlist;
  /** Only the owner deletes. */
  readonly isDeletable: boolean;
  readonly onDeleted: () => void;
}

/** Deactivates, reactivates and deletes the page. */
export function PageStateCard({ wishlist, isDeletable, onDeleted }: PageStateCardProps) {
  const { say } = useSession();
  const [asked, setAsked] = useState<'deactivate' | 'delete' | null>(null);
  const reactivation = useWishlistAction('update');
  const { id, isActive, moderation } = wishlist;
  const isShut = !isActive && !mayReactivate(wishlist);
  const state = isActive ? 'active' : 'inactive';
  return (
    <Card title={say('page-state.title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-56 flex-1">
          <p className="font-medium">{say(`page-state.${state}`)}</p>
          <p className="text-sm text-faded">{say(why())}</p>
          {isShut && moderation?.reason && (
            <p className="mt-2 whitespace-pre-line">
              {say('page-state.by-admin.reason', { reason: moderation.reason })}
            </p>
          )}
        </div>
        {isActive ? (
          <Button look="quiet" icon={<EyeOffIcon />} onClick={() => setAsked('deactivate')}>
            {say('page-state.deactivate')}
          </Button>
        ) : (
          !isShut && (
            <Button
              icon={<EyeIcon />}
              busy={reactivation.isPending}
              onClick={() => reactivation.mutate([id, { isActive: true }])}
            >
              {say('page-state.reactivate')}
            </Button>
          )
        )}
      </div>
      {isDeletable && (
        <>
          <hr className="my-4 border-line" />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-56 flex-1 text-sm text-faded">{say('page-state.delete.text')}</p>
            <Button look="quiet" icon={<TrashIcon />} onClick={() => setAsked('delete')} className="text-alarm">
              {say('page-state.delete')}
            </Button>
          </div>
        </>
      )}
      <PageStateDialogs wishlist={wishlist} asked={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />
    </Card>
  );

  function why(): MessageKey {
    if (isShut) return 'page-state.by-admin';
    return isActive && wishlist.visibility === 'private' ? 'page-state.private.text' : `page-state.${state}.text`;
  }
}
