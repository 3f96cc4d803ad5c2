import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { Rupees } from '../../../domain/money.ts';
import { isPermissionLoss } from '../../../session/server-state/use-server-query.ts';
import type { Moderated as WishlistState } from '../../../session/moderation/wishlist-state-dialog.tsx';
import type { ReviewApi } from './api.ts';

export type Act = 'deactivate' | 'reactivate' | 'delete';

/** The part of a wishlist that the dialogs need. */
export interface Moderated extends WishlistState {
  readonly received: Rupees;
}

export interface ModerationState {
  /** The latest question; kept while its dialog fades out. */
  readonly asked: { readonly act: Act; readonly wishlist: Moderated } | null;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly ask: (act: Act, wishlist: Moderated) => void;
  readonly cancel: () => void;
  /** `reason` is '' except for a deactivation. */
  readonly confirm: (reason: string) => void;
}

/** `onDone` also runs after a refusal, because the page may be stale. */
export function useModeration(api: ReviewApi, onDone: () => void): ModerationState {
  const [asked, setAsked] = useState<ModerationState['asked']>(null);
  const [isOpen, setOpen] = useState(false);

  const done = () => {
    setOpen(false);
    onDone();
  };
  const moderation = useMutation({
    mutationFn: ({ act, wishlist, reason }: NonNullable<ModerationState['asked']> & { readonly reason: string }) => {
      switch (act) {
        case 'deactivate':
          return api.deactivate(wishlist, reason);
        case 'reactivate':
          return api.reactivate(wishlist);
        case 'delete':
          return api.remove(wishlist);
      }
    },
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
    confirm: (reason) => {
      if (asked && !moderation.isPending) moderation.mutate({ ...asked, reason });
    },
  };
}

const TOASTS = {
  updated: { done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' },
  deleted: { done: 'toast.wishlist-deleted', failed: 'toast.wishlist-delete-failed' },
} as const satisfies Record<string, Record<'done' | 'failed', MessageKey>>;
