import { Fragment, Suspense } from 'react';
import type { DeviceGift } from '../../data/drafts/device-gifts.ts';
import { goalOf, isFunded, progressPercent } from '../../domain/funding.ts';
import { referenceOf } from '../../domain/reference.ts';
import { factsOf, type Item, type Wishlist } from '../../domain/wishlist.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { WhatsAppIcon } from '../../ui/rare-icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Petals } from '../../ui/petals.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Copyable } from './copyable.tsx';
import type { Given } from './use-giving.ts';

// The gift is recorded by now; the thank-you need not wait for them.
const ReceiptActions = lazyPart(async () => (await import('./receipt-actions.tsx')).ReceiptActions, useLanguages);
const WhatsAppLink = lazyPart(async () => (await import('./whatsapp-link.tsx')).WhatsAppLink);

interface ThankYouProps {
  readonly given: Given;
  /** The current version. */
  readonly wishlist: Wishlist;
  /** The current version; null for the general fund. */
  readonly item: Item | null;
  readonly gift: DeviceGift | null;
  readonly onEdit: () => void;
  readonly onShared: () => void;
  readonly onDone: () => void;
}

/** The item's progress, a reference to quote, and a button to share. */
export function ThankYou({ given, wishlist, item, gift, onEdit, onShared, onDone }: ThankYouProps) {
  const { say, format } = useSession();
  const funded = item !== null && isFunded(item);
  const [sum, goal] = item ? [item.fundedAmount, item.fundingGoal] : [wishlist.fundedAmount, goalOf(wishlist)];
  const amounts = say('giving.thanks.progress', { given: format.rupees(sum), goal: format.rupees(goal) });
  return (
    <div className="space-y-4">
      <Petals />
      {/* As Motif draws it, without a script of its own to load. */}
      <span aria-hidden className="motif mx-auto size-16" />
      <p tabIndex={-1} data-step role="status" className="text-lg">
        {given.recorded === null
          ? say('giving.thanks.text.some')
          : say(given.isSent ? 'giving.thanks.text.sent' : 'giving.thanks.text', {
              amount: format.rupees(given.recorded.amount),
            })}
      </p>
      {goal > 0 && (
        <Progress
          percent={progressPercent(sum, goal)}
          label={item ? say('guest.progress-of', { title: item.title }) : say('guest.progress')}
          valueText={amounts}
          funded={funded}
        >
          {amounts}
          {item &&
            factsOf(item).map(([fact, value]) => (
              <Fragment key={fact}> · {say(`item-fact.${fact}`, { [fact]: value })}</Fragment>
            ))}
          {funded && <> · {say('giving.thanks.funded')}</>}
        </Progress>
      )}
      <Copyable
        label={say('giving.thanks.reference')}
        text={referenceOf(given.id)}
        copyLabel={say('giving.thanks.copy-reference')}
      />
      <Suspense fallback={<div className="min-h-touch" />}>
        <ReceiptActions {...{ given, gift, wishlist, onEdit }} />
      </Suspense>
      <DialogActions>
        <Button look="quiet" onClick={onDone}>
          {say('giving.thanks.done')}
        </Button>
        <Suspense
          fallback={
            <Button className="invisible" icon={<WhatsAppIcon />}>
              {say('giving.thanks.share')}
            </Button>
          }
        >
          <WhatsAppLink wishlist={wishlist} onShared={onShared} />
        </Suspense>
      </DialogActions>
    </div>
  );
}
