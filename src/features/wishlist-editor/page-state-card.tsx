import { useState } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import { mayReactivate } from '../../domain/item-editing.ts';
import { changesOf, type Move, MOVES, stateOf } from '../../domain/list-state.ts';
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

/** Opens, deactivates, archives and deletes the page. */
export function PageStateCard({ wishlist, isDeletable, onDeleted }: PageStateCardProps) {
  const { say } = useSession();
  const [asked, setAsked] = useState<'deactivate' | 'archive' | 'delete' | null>(null);
  const opening = useWishlistAction('update');
  const { id, isActive, moderation } = wishlist;
  const isShut = !isActive && !mayReactivate(wishlist);
  const state = stateOf(wishlist);
  const open = (move: Move) => opening.mutate([id, changesOf(move, wishlist)]);
  return (
    <Card title={say('page-state.title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-56 flex-1">
          <p className="font-medium">{say(isShut ? 'page-state.is.deactivated' : `page-state.is.${state}`)}</p>
          <p className="text-sm text-faded">{say(why())}</p>
          {isShut && moderation?.reason && (
            <p className="mt-2 whitespace-pre-line">
              {say('page-state.by-admin.reason', { reason: moderation.reason })}
            </p>
          )}
        </div>
        {!isShut && (
          <div className="flex flex-wrap gap-2">
            {MOVES[state].map((move) =>
              move === 'pause' || move === 'resume' ? null : move === 'deactivate' || move === 'archive' ? (
                <Button key={move} look="quiet" icon={<EyeOffIcon />} onClick={() => setAsked(move)}>
                  {say(`page-state.${move}`)}
                </Button>
              ) : (
                <Button
                  key={move}
                  look={isActive ? 'quiet' : 'primary'}
                  icon={<EyeIcon />}
                  busy={opening.isPending}
                  onClick={() => open(move)}
                >
                  {say(isActive ? 'page-state.reopen' : `page-state.${move}`)}
                </Button>
              ),
            )}
          </div>
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
    return isActive && wishlist.visibility === 'private' ? 'page-state.private.text' : `page-state.is.${state}.text`;
  }
}
