import { useState } from 'react';
import type { ContributionForm } from '../../domain/contribution.ts';
import { isFunded, progressPercent } from '../../domain/funding.ts';
import { referenceOf } from '../../domain/reference.ts';
import { whatsAppShare } from '../../domain/share.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { wishlistLink } from '../../session/wishlists/wishlist-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { CopyIcon, WhatsAppIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Petals } from '../../ui/petals.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Given } from './use-giving.ts';

interface ThankYouProps {
  readonly given: Given;
  /** The current version. */
  readonly wishlist: Wishlist;
  /** The current version; null for the general fund. */
  readonly item: Item | null;
  readonly onShared: () => void;
  readonly onDone: () => void;
}

/** The item's progress, a reference to quote, and a button to share. */
export function ThankYou({ given, wishlist, item, onShared, onDone }: ThankYouProps) {
  const { say, format } = useSession();
  const funded = item !== null && isFunded(item);
  const [sum, goal] = item ? [item.fundedAmount, item.fundingGoal] : [wishlist.fundedAmount, wishlist.totalValue];
  const amounts = say('giving.thanks.progress', { given: format.rupees(sum), goal: format.rupees(goal) });
  return (
    <div className="space-y-4">
      <Petals />
      <p tabIndex={-1} data-step role="status" className="text-lg">
        {given.recorded === null
          ? say('giving.thanks.text.some')
          : say('giving.thanks.text', { amount: format.rupees(given.recorded.amount) })}
      </p>
      {given.isOutdated && <Recorded form={given.recorded} />}
      {goal > 0 && (
        <Progress
          percent={progressPercent(sum, goal)}
          label={item ? say('guest.progress-of', { title: item.title }) : say('guest.progress')}
          valueText={amounts}
          funded={funded}
        >
          {amounts}
          {funded && <> · {say('giving.thanks.funded')}</>}
        </Progress>
      )}
      <Reference text={referenceOf(given.id)} />
      <DialogActions>
        <Button look="quiet" onClick={onDone}>
          {say('giving.thanks.done')}
        </Button>
        <ButtonLink
          href={whatsAppShare(say('share.text', { title: wishlist.title }), wishlistLink(wishlist))}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onShared}
          icon={<WhatsAppIcon />}
        >
          {say('giving.thanks.share')}
        </ButtonLink>
      </DialogActions>
    </div>
  );
}

/** What the couple received, if it differs from the guest's last attempt. */
function Recorded({ form }: { form: ContributionForm | null }) {
  const { say } = useSession();
  if (!form) return <Notice tone="information" text={say('giving.thanks.unknown')} />;
  const facts = [
    [say('giving.thanks.from'), form.isAnonymous ? say('guest.anonymous') : form.displayName],
    ...(form.contact === '' ? [] : [[say('giving.thanks.contact'), form.contact]]),
    [say('giving.blessing'), form.message || say('giving.thanks.no-blessing')],
  ];
  return (
    <Notice tone="information" text={say('giving.thanks.earlier')}>
      <dl className="basis-full space-y-1 pl-8">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-faded">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function Reference({ text }: { text: string }) {
  const { say } = useSession();
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch {
      // In-app browsers may have no clipboard. A tap selects the text.
      setCopied('failed');
    }
  };
  return (
    <div className="rounded-xl bg-wine-wash px-4 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>
          <span className="block text-sm text-faded">{say('giving.thanks.reference')}</span>
          <span translate="no" className="font-semibold tracking-wide whitespace-nowrap select-all figures">
            {text}
          </span>
        </p>
        <Button
          look="link"
          icon={<CopyIcon />}
          aria-label={say('giving.thanks.copy-reference')}
          onClick={() => void copy()}
        >
          {say('giving.thanks.copy')}
        </Button>
      </div>
      <p role="status" className="text-sm not-empty:pb-2">
        {copied !== null && say(`giving.thanks.copy.${copied}`)}
      </p>
    </div>
  );
}
