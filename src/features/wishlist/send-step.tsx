import { useEffect, useState } from 'react';
import { type DeviceGift, keepDeviceGift } from '../../data/drafts/device-gifts.ts';
import { checkSent, type SentForm } from '../../domain/forms/sent-form.ts';
import { referenceOf } from '../../domain/reference.ts';
import { type UpiAccount, upiLink } from '../../domain/upi.ts';
import { type Typed, useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { type Outcome, outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrPicture } from '../../ui/qr-code.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import type { GuestApi } from './api.ts';
import { Copyable } from './copyable.tsx';

interface SendStepProps {
  readonly gift: DeviceGift;
  readonly api: GuestApi;
  readonly onSent: (utr: string | null) => Promise<void>;
  readonly onLater: () => void;
}

/** From the guest's bank to the couple's: what every UPI app accepts comes first. */
export function SendStep({ gift, api, onSent, onLater }: SendStepProps) {
  const { say } = useSession();
  const { accounts, retry } = useUpiAccounts(api, gift);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useKeptUtr(gift),
    check: checkSent,
    send: ({ utr }) => outcomeOf(() => onSent(utr)),
  });
  return (
    <form ref={element} onSubmit={onSubmit} noValidate className="space-y-4">
      <p tabIndex={-1} data-step role="status">
        {say('sending.lead')}
      </p>
      {accounts === null ? (
        <Waiting text={say('sending.loading')} />
      ) : !accounts.ok ? (
        <Notice text={`${say('sending.loading.failed')} ${sayFailure(say, accounts.failure)}`}>
          <Button look="quiet" onClick={retry}>
            {say('sending.retry')}
          </Button>
        </Notice>
      ) : (
        <Accounts gift={gift} accounts={accounts.value} />
      )}
      <TextField
        label={say('sending.utr')}
        hint={say('sending.utr.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={form.utr}
        onChange={(event) => change({ utr: event.target.value })}
        error={errorOf('utr')}
      />
      <DialogActions>
        {failure && (
          <div className="w-full">
            <Notice
              text={
                failure.reason === 'denied'
                  ? say('sending.closed')
                  : `${say('sending.done.failed')} ${sayFailure(say, failure)}`
              }
            />
          </div>
        )}
        <Button look="link" onClick={onLater} disabled={isBusy}>
          {say('sending.later')}
        </Button>
        <Button type="submit" size="large" busy={isBusy} busyLabel={say('giving.submitting')}>
          {say('sending.done')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Accounts({ gift, accounts }: { gift: DeviceGift; accounts: readonly UpiAccount[] }) {
  const { say, format } = useSession();
  const [chosen, setChosen] = useState(0);
  const account = accounts[chosen];
  if (!account) return <Notice tone="information" text={say('sending.no-account')} />;
  const link = upiLink(account, gift.amount, gift.id);
  const amount = format.rupees(gift.amount);
  const other = accounts.length > 1 && (
    <Button look="link" onClick={() => setChosen(1 - chosen)}>
      {say('sending.other-account')}
    </Button>
  );
  return (
    <div data-wide className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-start">
      <div className="grid gap-3 sm:order-2">
        <Copyable label={account.name} text={account.address} copyLabel={say('sending.copy-address')} />
        <Copyable
          label={say('sending.amount')}
          text={String(gift.amount)}
          shown={amount}
          copyLabel={say('sending.copy-amount')}
        />
        <Copyable
          label={say('sending.note')}
          text={referenceOf(gift.id)}
          copyLabel={say('giving.thanks.copy-reference')}
        />
        {other}
        <ButtonLink href={link} wide look="quiet" className="pointer-fine:hidden">
          {say('sending.open')}
        </ButtonLink>
      </div>
      <p className="text-sm text-faded sm:order-3 sm:col-span-2">{say('sending.refused')}</p>
      <figure className="grid justify-items-center gap-2 text-center sm:w-50">
        <QrPicture link={link} size={184} alt={say('sending.qr', { amount, name: account.name })} />
        <figcaption className="text-sm text-faded">
          <span className="pointer-fine:hidden">{say('sending.scan')}</span>
          <span className="pointer-coarse:hidden">{say('sending.scan.computer')}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** Kept with the gift on this device: the guest looks the number up in another app, and may find this tab closed. */
function useKeptUtr(gift: DeviceGift): Typed<SentForm> {
  const [form, change] = useTyped({ utr: gift.utr ?? '' });
  return [
    form,
    (changes) => {
      change(changes);
      keepDeviceGift({ ...gift, ...changes });
    },
  ];
}

/** null while they are read. */
function useUpiAccounts(api: GuestApi, { wishlistId }: DeviceGift) {
  const [accounts, setAccounts] = useState<Outcome<readonly UpiAccount[]> | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void outcomeOf(() => api.readUpiAccounts(wishlistId)).then((outcome) => {
      if (isCurrent) setAccounts(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, wishlistId, turn]);
  const retry = () => {
    setAccounts(null);
    setTurn(turn + 1);
  };
  return { accounts, retry };
}
