import { useState } from 'react';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { Rupees } from '../../../domain/money.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { sayFailure } from '../../../session/language-wording.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import type { closedBy } from './closed-by.ts';
import type { WishlistsDesk } from './wishlists-desk.ts';

export type Act = 'deactivate' | 'reactivate' | 'delete';

/** What the question needs to know of a wishlist. */
export interface Moderated extends Pick<Wishlist, 'id' | 'title' | 'visibility'> {
  readonly closedBy: ReturnType<typeof closedBy>;
  readonly received: Rupees;
}

export interface Moderation {
  /** The last that was asked; it stays while its dialog fades. */
  readonly asked: { readonly act: Act; readonly wishlist: Moderated } | null;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly ask: (act: Act, wishlist: Moderated) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Asks, does, and says what became of it. `onDone` also when the server refused: what is shown may be out of date. */
export function useModeration(desk: WishlistsDesk, onDone: () => void): Moderation {
  const { say } = useSession();
  const [asked, setAsked] = useState<Moderation['asked']>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const confirm = async ({ act, wishlist }: NonNullable<Moderation['asked']>) => {
    setBusy(true);
    const done = await outcomeOf(() =>
      act === 'delete' ? desk.remove(wishlist) : desk.setActive(wishlist, act === 'reactivate'),
    );
    setBusy(false);
    const words = TOASTS[act === 'delete' ? 'deleted' : 'updated'];
    if (done.ok) toast.success(say(words.done));
    else toast.error(`${say(words.failed)}. ${sayFailure(say, done.failure)}`);
    if (!done.ok && done.failure.reason !== 'denied') return;
    setOpen(false);
    onDone();
  };

  return {
    asked,
    isOpen,
    isBusy,
    ask: (act, wishlist) => {
      setAsked({ act, wishlist });
      setOpen(true);
    },
    cancel: () => setOpen(false),
    confirm: () => {
      if (asked && !isBusy) void confirm(asked);
    },
  };
}

const TOASTS = {
  updated: { done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' },
  deleted: { done: 'toast.wishlist-deleted', failed: 'toast.wishlist-delete-failed' },
} as const satisfies Record<string, Record<'done' | 'failed', MessageKey>>;
