import { useState } from 'react';
import type { UpiForm } from '../../domain/forms/upi-form.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { changesAt, type PaymentDetails } from '../../domain/payment-details.ts';
import { type UpiAccount, upiLink } from '../../domain/upi.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useUnsent } from '../../session/forms/kept-form.ts';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useApi } from '../../session/use-api.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrPicture } from '../../ui/qr-code.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { paymentsApi } from './api.ts';
import { UpiSheet } from './upi-sheet.tsx';
import { useUpiChange } from './use-upi-change.ts';

/** Where guests send their gifts: the owner's UPI addresses. */
export function UpiCard({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say } = useSession();
  const api = useApi(paymentsApi);
  const [isEditing, setEditing] = useState(false);
  const unsent = useUnsent<WishlistId, UpiForm>();
  const { shown, refresh } = useServerQuery({
    queryKey: ['payment-details', wishlist.id],
    queryFn: () => api.read(wishlist.id),
  });
  return (
    <Card title={say('editor.upi')}>
      {shown.state === 'loading' && <SkeletonLines count={2} />}
      {shown.state === 'failed' && (
        <Notice text={sayFailure(say, shown.failure)}>
          <Button look="quiet" onClick={refresh}>
            {say('failure.retry')}
          </Button>
        </Notice>
      )}
      {shown.state === 'ready' &&
        (shown.value ? (
          <Addresses wishlist={wishlist} details={shown.value} onChange={() => setEditing(true)} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-56 flex-1 text-faded">{say('editor.upi.lead')}</p>
            <Button onClick={() => setEditing(true)}>{say('editor.upi.add')}</Button>
          </div>
        ))}
      {isEditing && shown.state === 'ready' && (
        <UpiSheet wishlist={wishlist} details={shown.value} unsent={unsent} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

interface AddressesProps {
  readonly wishlist: Wishlist;
  readonly details: PaymentDetails;
  readonly onChange: () => void;
}

function Addresses({ wishlist, details, onChange }: AddressesProps) {
  const { say, format } = useSession();
  const switching = useWishlistAction('update');
  const keeping = useUpiChange(wishlist);
  const isOn = switching.isPending ? switching.variables[1].acceptsUpi : wishlist.acceptsUpi;
  const [now] = useState(() => new Date());
  const changes = changesAt(details, now);
  const inUse = changes === null && details.next ? details.next.accounts : details.accounts;
  return (
    <div className="grid gap-5">
      <Switch
        label={say('editor.upi.on')}
        description={say(isOn ? 'editor.upi.on.text' : 'editor.upi.off.text')}
        checked={isOn ?? false}
        onChange={(event) => {
          if (!switching.isPending) switching.mutate([wishlist.id, { acceptsUpi: event.target.checked }]);
        }}
      />
      <AccountList accounts={inUse} />
      {changes && details.next && (
        <Notice tone="information" text={say('editor.upi.waiting', { date: format.moment(changes) })}>
          <div className="grid basis-full gap-3 pl-8">
            <AccountList accounts={details.next.accounts} />
            <Button
              look="quiet"
              className="justify-self-start"
              busy={keeping.isPending}
              onClick={() => keeping.mutate(details.accounts)}
            >
              {say('editor.upi.keep')}
            </Button>
          </div>
        </Notice>
      )}
      <div>
        <Button look="quiet" onClick={onChange}>
          {say('editor.upi.change')}
        </Button>
      </div>
      {inUse.map((account) => (
        <Disclosure key={account.address} summary={say('editor.upi.test', { address: account.address })}>
          <div className="grid justify-items-start gap-3">
            <p>{say('editor.upi.test.text', { name: account.name })}</p>
            <QrPicture link={upiLink(account, 1, null)} size={184} alt={say('editor.upi.test.qr')} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

function AccountList({ accounts }: { readonly accounts: readonly UpiAccount[] }) {
  return (
    <ul className="grid gap-2">
      {accounts.map(({ address, name }) => (
        <li key={address}>
          <span translate="no" className="block font-semibold wrap-anywhere">
            {address}
          </span>
          <span className="line-clamp-3 text-sm wrap-anywhere text-faded">{name}</span>
        </li>
      ))}
    </ul>
  );
}
