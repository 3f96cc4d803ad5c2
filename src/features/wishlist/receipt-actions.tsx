import { useRef, useState } from 'react';
import type { DeviceGift } from '../../data/drafts/device-gifts.ts';
import type { ContributionForm } from '../../domain/contribution.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { DownloadIcon } from '../../ui/rare-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rewordingTitle } from './rewording-title.ts';
import type { Given } from './use-giving.ts';

interface ReceiptActionsProps {
  readonly given: Given;
  readonly wishlist: Wishlist;
  readonly gift: DeviceGift | null;
  readonly onEdit: () => void;
}

/** Keep the receipt, or change the words on it. */
export function ReceiptActions({ given, gift, wishlist, onEdit }: ReceiptActionsProps) {
  const { say } = useSession();
  return (
    <>
      {given.isOutdated && <Recorded form={given.recorded} />}
      <div className="flex flex-wrap gap-x-6">
        {gift && !gift.isClosed && (
          <Button look="link" onClick={onEdit}>
            {say(rewordingTitle(gift))}
          </Button>
        )}
        {given.recorded && <KeepPicture given={given} form={given.recorded} wishlist={wishlist} />}
      </div>
    </>
  );
}

function KeepPicture({ given, form, wishlist }: { given: Given; form: ContributionForm; wishlist: Wishlist }) {
  const { say, format } = useSession();
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const toran = useRef<HTMLDivElement>(null);
  const keep = async () => {
    setState('drawing');
    try {
      const { keepReceipt } = await import('./receipt-picture.ts');
      const garland = toran.current?.querySelector('svg');
      if (!garland) throw new Error('There is no garland to draw.');
      const receipt = {
        couple: wishlist.title,
        theme: wishlist.theme,
        thanks: say('giving.thanks.picture.title'),
        amount: format.rupees(form.amount),
        blessing: form.message,
        reference: referenceOf(given.id),
      };
      await keepReceipt(receipt, garland);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="max-w-full">
      <div hidden ref={toran}>
        <Toran />
      </div>
      <Button look="link" icon={<DownloadIcon />} busy={state === 'drawing'} onClick={() => void keep()}>
        {say('giving.thanks.picture')}
      </Button>
      <p role="status" className="text-sm text-alarm">
        {state === 'failed' && say('giving.thanks.picture.failed')}
      </p>
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
