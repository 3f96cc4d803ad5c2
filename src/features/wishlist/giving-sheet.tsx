import { useState } from 'react';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { AmountStep } from './amount-step.tsx';
import { BlessingStep } from './blessing-step.tsx';
import type { Guest } from './guest.ts';
import { ThankYou } from './thank-you.tsx';
import { useGiving } from './use-giving.ts';

interface GivingSheetProps {
  readonly wishlist: Wishlist;
  /** null: the general fund. */
  readonly item: Item | null;
  readonly guest: Guest;
  readonly onGiven: (wishlist: Wishlist | null) => void;
  readonly onClosed: () => void;
}

/** Contributing, as a bottom sheet: the amount, the blessing, the thank-you. Mounted anew for each contribution. */
export function GivingSheet({ wishlist, item, guest, onGiven, onClosed }: GivingSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const giving = useGiving({ wishlist, item, guest, onGiven });
  const close = () => {
    // While it is being recorded there is nothing to go back to.
    if (giving.isBusy) return;
    setOpen(false);
    onClosed();
  };
  const title =
    giving.step === 'thanks'
      ? say('giving.thanks.title')
      : item
        ? say('giving.title', { title: item.title })
        : say('giving.title.fund');
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={say('guest.close')}>
      {giving.step === 'amount' && <AmountStep giving={giving} item={item} />}
      {giving.step === 'blessing' && <BlessingStep giving={giving} guest={guest} />}
      {giving.step === 'thanks' && giving.given && (
        <ThankYou given={giving.given} wishlist={wishlist} item={item} onDone={close} />
      )}
    </Sheet>
  );
}
