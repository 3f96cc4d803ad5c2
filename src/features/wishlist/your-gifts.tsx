import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type DeviceGift,
  deviceGiftsTo,
  forgetDeviceGift,
  keepDeviceGift,
  storedDeviceGifts,
  watchDeviceGifts,
} from '../../data/drafts/device-gifts.ts';
import { givenItemName } from '../../domain/gift-name.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import type { GuestApi } from './api.ts';
import { InterruptedOffer } from './interrupted-offer.tsx';
import { WISHLIST_WIDTH } from './layout.ts';

// Few givers change their words.
const RewordingSheet = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('./rewording-form.tsx'), 'sending', 'giving', 'problems')).RewordingSheet,
  useLanguages,
);

interface YourGiftsProps {
  readonly wishlist: Wishlist;
  readonly api: GuestApi;
  readonly onOpen: (gift: TransactionId) => void;
  readonly onChanged: (wishlist: Wishlist) => void;
  /** Opens the contribution sheet; null while no gift should be offered. */
  readonly onContinue: ((item: Item | null) => void) | null;
}

/** What this device knows of its gifts to the wishlist: one that was interrupted, and those that were given. */
export function GiftsHere({ onContinue, ...yours }: YourGiftsProps) {
  const [mayOffer] = useState(onContinue !== null);
  return (
    <>
      {mayOffer && onContinue && <InterruptedOffer wishlist={yours.wishlist} onContinue={onContinue} />}
      <YourGifts {...yours} />
    </>
  );
}

/** The gifts given on this device: what is still to be sent, and the receipts. They are here without a connection too. */
function YourGifts({ wishlist, api, onOpen, onChanged }: Omit<YourGiftsProps, 'onContinue'>) {
  const { say, format, langOf } = useSession();
  const stored = useSyncExternalStore(watchDeviceGifts, storedDeviceGifts);
  const gifts = useMemo(() => deviceGiftsTo(wishlist.id, stored), [wishlist.id, stored]);
  const [returning, setReturning] = useState<DeviceGift | null>(null);
  const [edited, setEdited] = useState<DeviceGift | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (gifts.length === 0) return null;
  const takeBack = async (gift: DeviceGift) => {
    setBusy(true);
    const outcome = await outcomeOf(() => api.takeBack(gift));
    setBusy(false);
    setReturning(null);
    if (outcome.ok) {
      keepDeviceGift(outcome.value.gift);
      onChanged(outcome.value.wishlist);
      toast.success(say('sending.taken-back'));
    } else {
      const { failure } = outcome;
      toast.error(
        failure.reason === 'denied'
          ? say('sending.cannot-take-back')
          : `${say('sending.take-back.failed')} ${sayFailure(say, failure)}`,
      );
    }
  };
  return (
    <section aria-labelledby="your-gifts" className={`${WISHLIST_WIDTH} pt-8`}>
      <h2 id="your-gifts" className="font-display text-2xl/8 text-wine">
        {say('sending.yours')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {gifts.map((gift) => (
          <li key={gift.id} className="grid content-start gap-2 rounded-2xl border border-line bg-card p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold text-wine figures">{format.rupees(gift.amount)}</span>
              <span className="text-sm text-faded">{say(`sending.status.${gift.status}`)}</span>
            </p>
            <p lang={langOf(gift.itemTitle, wishlist.language)} className="line-clamp-3 wrap-anywhere">
              {givenItemName(gift.itemId, gift.itemTitle, wishlist.items) || say('sending.general-fund')}
            </p>
            <p className="text-sm text-faded">
              {format.date(new Date(gift.givenAt))} ·{' '}
              <span translate="no" className="figures">
                {referenceOf(gift.id)}
              </span>
            </p>
            {gift.isClosed && <p className="text-sm text-faded">{say('sending.reword.closed')}</p>}
            <p className="flex flex-wrap items-center gap-x-4">
              {gift.status === 'promised' && <Button onClick={() => onOpen(gift.id)}>{say('sending.send-now')}</Button>}
              {(gift.status === 'sent' || gift.status === 'completed') && (
                <Button look="link" onClick={() => onOpen(gift.id)}>
                  {say('sending.receipt')}
                </Button>
              )}
              {gift.status !== 'set_aside' && !gift.isClosed && (
                <>
                  <Button look="link" onClick={() => setEdited(gift)}>
                    {say('sending.reword')}
                  </Button>
                  <Button look="link" onClick={() => setReturning(gift)}>
                    {say('sending.take-back')}
                  </Button>
                </>
              )}
              {/* Others may use the same phone. */}
              {gift.status !== 'promised' && (
                <Button look="link" onClick={() => forgetDeviceGift(gift.id)}>
                  {say('sending.forget')}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {edited && (
          <RewordingSheet
            key={edited.id}
            gift={edited}
            api={api}
            onChanged={onChanged}
            onClosed={() => setEdited(null)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={returning !== null}
        title={say('sending.take-back.title', { amount: format.rupees(returning?.amount ?? 0) })}
        confirmLabel={say('sending.take-back.yes')}
        busyLabel={say('sending.taking-back')}
        cancelLabel={say('sending.take-back.no')}
        busy={isBusy}
        onCancel={() => {
          if (!isBusy) setReturning(null);
        }}
        onConfirm={() => {
          if (returning) void takeBack(returning);
        }}
      >
        <p>{say(returning?.status === 'sent' ? 'sending.take-back.sent' : 'sending.take-back.text')}</p>
      </ConfirmDialog>
    </section>
  );
}
