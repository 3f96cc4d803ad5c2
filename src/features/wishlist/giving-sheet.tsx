import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { AmountStep } from './amount-step.tsx';
import { BlessingStep } from './blessing-step.tsx';
import { ThankYou } from './thank-you.tsx';
import { type GivingOptions, type GivingStep, useGiving } from './use-giving.ts';

interface GivingSheetProps extends GivingOptions {
  readonly onShared: () => void;
  readonly onClosed: () => void;
}

/** Contributing, as a bottom sheet: the amount, the blessing, the thank-you. Mounted anew for each contribution. */
export function GivingSheet({ onClosed, onShared, ...options }: GivingSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const { wishlist, guest } = options;
  // The newest that is known of the gift: others give too. One that is gone is shown as it was.
  const { items } = wishlist;
  const item = options.item && (items.find(({ id }) => id === options.item?.id) ?? options.item);
  const giving = useGiving({ ...options, item });
  const { step } = giving;
  const place = useFocusOn(step);
  const close = () => {
    // While it is being recorded there is nothing to go back to.
    if (giving.isBusy) return;
    setOpen(false);
    onClosed();
  };
  return (
    <Sheet open={open} onClose={close} title={title()} closeLabel={say('guest.close')}>
      <div ref={place}>
        {step !== 'thanks' && (
          <p tabIndex={-1} data-step className="pb-2 text-sm text-faded">
            {say('giving.step', { step: step === 'amount' ? 1 : 2 })}
          </p>
        )}
        {step === 'amount' && <AmountStep giving={giving} />}
        {step === 'blessing' && <BlessingStep giving={giving} wishlist={wishlist} guest={guest} />}
        {step === 'thanks' && giving.given && (
          <ThankYou given={giving.given} wishlist={wishlist} item={giving.item} onShared={onShared} onDone={close} />
        )}
      </div>
    </Sheet>
  );

  function title(): string {
    if (step === 'thanks') return say('giving.thanks.title');
    if (giving.item) return say('giving.title', { title: giving.item.title });
    return say(wishlist.eventType === 'other' ? 'guest.bless.other' : 'guest.bless');
  }
}

/** From one step to the next the focus goes along: to what has to be mended, else to where the step begins. */
function useFocusOn(step: GivingStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const mend = place.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (mend ?? place.current?.querySelector<HTMLElement>('[data-step]'))?.focus();
  }, [step]);
  return place;
}
