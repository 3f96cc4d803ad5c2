import { useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetInterrupted, interruptedGift, rememberInterrupted } from '../../data/drafts/interrupted-gift.ts';
import { isWanted } from '../../domain/funding.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface InterruptedOfferProps {
  readonly wishlist: Wishlist;
  /** Opens the contribution sheet; null for the general fund. */
  readonly onContinue: (item: Item | null) => void;
}

/**
 * Offers to continue a gift that was interrupted, when the page opens; or to give to the couple instead, if others have
 * completed it, or the couple has it already or has removed it. A dialog, so that nothing on the page moves.
 */
export function InterruptedOffer({ wishlist, onContinue }: InterruptedOfferProps) {
  const { say, format } = useSession();
  const [gift] = useState(() => interruptedGift(wishlist.id));
  const [isOpen, setOpen] = useState(true);
  if (!gift) return null;
  const amount = format.rupees(gift.amount);
  const wanted = wishlist.items.find(({ id }) => id === gift.target) ?? null;
  const isOver = wanted !== null && !isWanted(wanted);
  const item = isOver ? null : wanted;
  const mayContinue = item !== null || gift.target === 'fund';
  const close = (next: string) => {
    // The page behind an open dialog cannot have the focus.
    flushSync(() => setOpen(false));
    const place = document.querySelector<HTMLElement>(next);
    // On a long list it may be folded away.
    place?.closest('details')?.setAttribute('open', '');
    place?.focus();
  };
  const goOn = () => {
    if (!mayContinue) rememberInterrupted({ wishlistId: wishlist.id, itemId: null }, gift.amount);
    // The closing sheet returns the focus to this button.
    close(`[data-early-tap="${item ? CSS.escape(item.id) : 'fund'}"]`);
    onContinue(item);
  };
  const dismiss = () => {
    forgetInterrupted();
    close(isOver ? `[data-gift="${CSS.escape(gift.target)}"] h3` : 'h1');
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={begun()}
      confirmLabel={say(mayContinue ? 'sending.interrupted.continue' : 'sending.interrupted.to-fund')}
      cancelLabel={say('sending.interrupted.dismiss')}
      onConfirm={goOn}
      onCancel={dismiss}
    >
      {mayContinue && <p>{say('sending.interrupted.ask')}</p>}
      {isOver && <p>{say(wanted.isObtained ? 'problem.already-obtained' : 'sending.interrupted.complete')}</p>}
    </ConfirmDialog>
  );

  function begun(): string {
    if (wanted) return say('sending.interrupted', { amount, item: wanted.title });
    return say(mayContinue ? 'sending.interrupted.fund' : 'sending.interrupted.gone', { amount });
  }
}
