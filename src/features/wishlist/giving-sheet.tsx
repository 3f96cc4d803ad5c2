import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { useCountedShare } from '../../session/wishlists/use-sharing.ts';
import { Button } from '../../ui/button.tsx';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { AmountStep } from './amount-step.tsx';
import { BlessingStep } from './blessing-step.tsx';
import { ThankYou } from './thank-you.tsx';
import { type GivingOptions, type GivingStep, useGiving } from './use-giving.ts';

interface GivingSheetProps extends GivingOptions {
  /** Contributions are switched off. */
  readonly isPaused: boolean;
  readonly onClosed: () => void;
}

/** The sheet to contribute: amount, blessing, thank-you. Give it a key per contribution. */
export function GivingSheet({ isPaused, onClosed, ...options }: GivingSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const { wishlist, guest, api } = options;
  const countShare = useCountedShare(wishlist, api.countShare);
  // The current version of the item, because others contribute too. A deleted item is shown as it was.
  const { items } = wishlist;
  const item = options.item && (items.find(({ id }) => id === options.item?.id) ?? options.item);
  const giving = useGiving({ ...options, item });
  const { step } = giving;
  // From the second step on, the guest may try; the server decides.
  const shown = (isPaused || wishlist.isGivingPaused) && step === 'amount' ? 'paused' : step;
  const place = useFocusOn(shown);
  const close = () => {
    // A running submission cannot be left.
    if (giving.isBusy) return;
    setOpen(false);
    onClosed();
  };
  return (
    <Sheet open={open} onClose={close} title={title()} closeLabel={say('guest.close')}>
      <div ref={place}>
        {shown === 'paused' && (
          <Paused problem={wishlist.isGivingPaused ? 'giving-paused' : 'switched-off'} onDone={close} />
        )}
        {(shown === 'amount' || shown === 'blessing') && (
          <p tabIndex={-1} data-step className="pb-2 text-sm text-faded">
            {say('giving.step', { step: step === 'amount' ? 1 : 2 })}
          </p>
        )}
        {shown === 'amount' && <AmountStep giving={giving} eventType={wishlist.eventType} />}
        {shown === 'blessing' && <BlessingStep giving={giving} wishlist={wishlist} guest={guest} />}
        {shown === 'thanks' && giving.given && (
          <ThankYou
            given={giving.given}
            wishlist={wishlist}
            item={giving.item}
            onShared={() => countShare('whatsapp')}
            onDone={close}
          />
        )}
      </div>
    </Sheet>
  );

  function title(): ReactNode {
    if (step === 'thanks') return say('giving.thanks.title');
    if (giving.item) return <ClampedTitle>{say('giving.title', { title: giving.item.title })}</ClampedTitle>;
    return say(wishlist.eventType === 'other' ? 'guest.bless.other' : 'guest.bless');
  }
}

function Paused({ problem, onDone }: { problem: 'giving-paused' | 'switched-off'; onDone: () => void }) {
  const { say } = useSession();
  return (
    <>
      <p tabIndex={-1} data-step className="pb-4 text-lg">
        {say(`problem.${problem}`)}
      </p>
      <Button wide look="quiet" onClick={onDone}>
        {say('giving.thanks.done')}
      </Button>
    </>
  );
}

/** Moves the focus with the step: to the first invalid field, otherwise to the start of the step. */
function useFocusOn(step: GivingStep | 'paused') {
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
