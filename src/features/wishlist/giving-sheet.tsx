import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { deviceGifts } from '../../data/drafts/device-gifts.ts';
import { rememberSending } from '../../data/drafts/unfinished-giving.ts';
import { isWanted } from '../../domain/funding.ts';
import type { TransactionId } from '../../domain/ids.ts';
import type { Item } from '../../domain/wishlist.ts';
import { focusFirstProblem } from '../../session/forms/first-problem.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import { useCountedShare } from '../../session/wishlists/use-counted-share.ts';
import { Button } from '../../ui/button.tsx';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AmountStep } from './amount-step.tsx';
import { BlessingStep } from './blessing-step.tsx';
import { ThankYou } from './thank-you.tsx';
import { type GivingOptions, type GivingStep, useGiving } from './use-giving.ts';

// Only lists with a UPI address need it.
const SendStep = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./send-step.tsx'), 'sending')).SendStep,
  useLanguages,
);

// Few givers change their words.
const RewordingForm = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./rewording-form.tsx'), 'sending')).RewordingForm,
  useLanguages,
);

interface GivingSheetProps extends Omit<GivingOptions, 'resumed'> {
  /** A gift given on this device, to send its money or to see its receipt; null for a new one. */
  readonly kept: TransactionId | null;
  /** Contributions are switched off. */
  readonly isPaused: boolean;
  readonly onClosed: () => void;
}

/** The sheet to contribute: amount, blessing, with UPI the payment, thank-you. Give it a key per contribution. */
export function GivingSheet({ kept, isPaused, onClosed, ...options }: GivingSheetProps) {
  const { say, format } = useSession();
  const [open, setOpen] = useState(true);
  const { wishlist, guest, api } = options;
  const countShare = useCountedShare(wishlist, api.countShare);
  // The current version of the item, because others contribute too. A deleted item is shown as it was.
  const [resumed] = useState(() => deviceGifts().find(({ id }) => id === kept) ?? null);
  const { items } = wishlist;
  const itemId = resumed ? resumed.itemId : options.item?.id;
  const item = items.find(({ id }) => id === itemId) ?? options.item;
  const giving = useGiving({ ...options, item, resumed });
  const { step } = giving;
  // From the second step on, the guest may try; the server decides.
  const shown = (isPaused || wishlist.isGivingPaused) && step === 'amount' ? 'paused' : step;
  const place = useFocusOn(shown);
  const close = () => {
    // A running submission cannot be left.
    if (giving.isBusy) return;
    rememberSending(wishlist.id, null);
    setOpen(false);
    onClosed();
    if (!resumed && item) focusAfter(item);
  };
  return (
    <Sheet open={open} onClose={close} title={title()} closeLabel={say('guest.close')}>
      <div ref={place}>
        {shown === 'paused' && (
          <>
            <p tabIndex={-1} data-step data-first-focus className="pb-4 text-lg">
              {say(wishlist.isGivingPaused ? 'problem.giving-paused' : 'problem.switched-off')}
            </p>
            <Button wide look="quiet" onClick={close}>
              {say('giving.thanks.done')}
            </Button>
          </>
        )}
        {(shown === 'amount' || shown === 'blessing') && (
          <p tabIndex={-1} data-step className="pb-2 text-sm text-faded">
            {say('giving.step', { step: step === 'amount' ? 1 : 2 })}
          </p>
        )}
        {shown === 'amount' && <AmountStep giving={giving} eventType={wishlist.eventType} />}
        {shown === 'blessing' && <BlessingStep giving={giving} wishlist={wishlist} guest={guest} />}
        {giving.gift && (
          <Suspense fallback={<Waiting text={say('app.loading')} />}>
            {shown === 'send' && <SendStep gift={giving.gift} api={api} onSent={giving.markSent} onLater={close} />}
            {shown === 'edit' && (
              <RewordingForm
                gift={giving.gift}
                api={api}
                onChanged={giving.showReworded}
                onClosed={() => giving.setStep('thanks')}
              />
            )}
          </Suspense>
        )}
        {shown === 'thanks' && giving.given && (
          <ThankYou
            given={giving.given}
            wishlist={wishlist}
            item={giving.item}
            gift={giving.gift}
            onEdit={() => giving.setStep('edit')}
            onShared={() => countShare('whatsapp')}
            onDone={close}
          />
        )}
      </div>
    </Sheet>
  );

  function title(): ReactNode {
    if (step === 'edit') return say('giving.blessing');
    if (step === 'thanks') return say('giving.thanks.title');
    if (step === 'send' && giving.gift) {
      const { amount, title } = giving.gift;
      return <ClampedTitle>{say('giving.send.title', { amount: format.rupees(amount), title })}</ClampedTitle>;
    }
    if (giving.item) return <ClampedTitle>{say('giving.title', { title: giving.item.title })}</ClampedTitle>;
    return say(wishlist.eventType === 'other' ? 'guest.bless.other' : 'guest.bless');
  }
}

/** Moves the focus with the step: to the first invalid field, otherwise to the start of the step. */
function useFocusOn(step: GivingStep | 'paused') {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!focusFirstProblem(place.current)) place.current?.querySelector<HTMLElement>('[data-step]')?.focus();
  }, [step]);
  return place;
}

/**
 * A closing sheet returns the focus to the button that opened it. An item that is not wanted any more has no button,
 * so its title gets the focus.
 */
function focusAfter(item: Item): void {
  if (isWanted(item)) return;
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-gift="${CSS.escape(item.id)}"] h3`)?.focus();
  });
}
