import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { Rupees } from '../../../domain/money.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { isPermissionLoss } from '../../../session/server-state/use-server-query.ts';
import type { closedBy } from './closed-by.ts';
import type { WishlistsApi } from './api.ts';

export type Act = 'deactivate' | 'reactivate' | 'delete';

/** The part of a wishlist that the dialog needs. */
export interface Moderated extends Pick<Wishlist, 'id' | 'title' | 'visibility'> {
  readonly closedBy: ReturnType<typeof closedBy>;
  readonly received: Rupees;
}

export interface Moderation {
  /** The latest question; kept while its dialog fades out. */
  readonly asked: { readonly act: Act; readonly wishlist: Moderated } | null;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly ask: (act: Act, wishlist: Moderated) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** `onDone` also runs after a refusal, because the page may be stale. */
export function useModeration(api: WishlistsApi, onDone: () => void): Moderation {
  const [asked, setAsked] = useState<Moderation['asked']>(null);
  const [isOpen, setOpen] = useState(false);

  const done = () => {
    setOpen(false);
    onDone();
  };
  const moderation = useMutation({
    mutationFn: ({ act, wishlist }: NonNullable<Moderation['asked']>) =>
      act === 'delete' ? api.remove(wishlist) : api.setActive(wishlist, act === 'reactivate'),
    meta: TOASTS[asked?.act === 'delete' ? 'deleted' : 'updated'],
    onSuccess: done,
    onError: (error) => {
      if (isPermissionLoss(error)) done();
    },
  });

  return {
    asked,
    isOpen,
    isBusy: moderation.isPending,
    ask: (act, wishlist) => {
      setAsked({ act, wishlist });
      setOpen(true);
    },
    cancel: () => setOpen(false),
    confirm: () => {
      if (asked && !moderation.isPending) moderation.mutate(asked);
    },
  };
}

const TOASTS = {
  updated: { done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' },
  deleted: { done: 'toast.wishlist-deleted', failed: 'toast.wishlist-delete-failed' },
} as const satisfies Record<string, Record<'done' | 'failed', MessageKey>>;
