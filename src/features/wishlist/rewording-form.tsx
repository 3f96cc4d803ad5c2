import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeviceGift, keepDeviceGift } from '../../data/drafts/device-gifts.ts';
import { displayName as nameField } from '../../domain/common-fields.ts';
import { checkWords, type TypedWords } from '../../domain/forms/rewording-form.ts';
import { ANONYMOUS, type TransactionId } from '../../domain/ids.ts';
import { message as messageField, type Wishlist } from '../../domain/wishlist.ts';
import { useCheckedForm } from '../../session/forms/checked-form.ts';
import { type Unsent, useKeptForm } from '../../session/forms/kept-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import type { GuestApi } from './api.ts';
import { rewordingTitle } from './rewording-title.ts';

interface RewordingProps {
  readonly gift: DeviceGift;
  readonly api: GuestApi;
  readonly onChanged: (wishlist: Wishlist, gift: DeviceGift) => void;
  readonly onClosed: () => void;
}

/** Words that were closed before they were sent. */
const unsent: Unsent<TransactionId, TypedWords> = new Map();

/** The same in a sheet of its own. */
export function RewordingSheet({ onClosed, onChanged, ...form }: RewordingProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const changed: RewordingProps['onChanged'] = (...after) => {
    onChanged(...after);
    close();
  };
  return (
    <Sheet open={open} onClose={close} title={say(rewordingTitle(form.gift))} closeLabel={say('guest.close')}>
      <RewordingForm {...form} onChanged={changed} onClosed={close} />
    </Sheet>
  );
}

/** Name and blessing of a gift, until the couple has received it or said thank you. */
export function RewordingForm({ gift: opened, api, onChanged, onClosed }: RewordingProps) {
  const { say } = useSession();
  const [gift, setGift] = useState(opened);
  const keep = (next: DeviceGift) => {
    keepDeviceGift(next);
    setGift(next);
  };
  const isAnonymous = gift.contributorId === ANONYMOUS;
  const { typed, sending, discard } = useKeptForm(unsent, gift.id, () => ({
    displayName: isAnonymous || gift.isVerified ? null : gift.name,
    message: gift.message,
  }));
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed,
    check: checkWords,
    send: (words) =>
      outcomeOf(async () => {
        // If the response is lost, the next attempt must know what may be stored.
        if (isAnonymous) keep({ ...gift, unconfirmed: [...new Set([...gift.unconfirmed, words.message])].slice(-10) });
        const { wishlist, gift: changed } = await sending(() => api.rewordGift(gift, words));
        keep(changed);
        if (!wishlist) return;
        toast.success(say('sending.reword.saved'));
        onChanged(wishlist, changed);
      }),
  });
  const closeGift = useEffectEvent(() => keep({ ...gift, isClosed: true }));
  useEffect(() => {
    api.mayReword(opened).then(
      (mayChange) => {
        if (!mayChange) closeGift();
      },
      // Saving finds out, and says what failed.
      () => undefined,
    );
  }, [api, opened]);
  const dialog = useRef<Element | null>(null);
  // The form follows the thank-you, and the notice follows the form: what had the focus is gone.
  useEffect(() => {
    dialog.current ??= element.current?.closest('dialog') ?? null;
    dialog.current?.querySelector('h2')?.focus();
  }, [element, gift.isClosed]);
  if (gift.isClosed)
    return (
      <>
        <p role="status" className="pb-4">
          {say('sending.reword.closed')}
        </p>
        <Button wide onClick={onClosed}>
          {say('guest.close')}
        </Button>
      </>
    );
  return (
    <form ref={element} onSubmit={onSubmit} noValidate className="space-y-4">
      {form.displayName !== null && (
        <TextField
          label={say('giving.name')}
          autoComplete="name"
          maxLength={nameField.most}
          value={form.displayName}
          onChange={(event) => change({ displayName: event.target.value })}
          error={errorOf('displayName')}
        />
      )}
      <TextArea
        label={say('giving.blessing')}
        placeholder={say('giving.blessing.placeholder')}
        maxLength={messageField.most}
        value={form.message}
        onChange={(event) => change({ message: event.target.value })}
        error={errorOf('message')}
        sayLeft={(left) => say('giving.blessing.left', { left })}
      />
      {!isAnonymous && gift.isVerified && <p className="text-sm text-faded">{say('sending.reword.name-stays')}</p>}
      <DialogActions>
        {failure && (
          <div className="w-full">
            <Notice text={`${say('sending.reword.failed')} ${sayFailure(say, failure)}`} />
          </div>
        )}
        <Button
          look="link"
          onClick={() => {
            discard();
            onClosed();
          }}
          disabled={isBusy}
        >
          {say('sending.reword.cancel')}
        </Button>
        <Button type="submit" size="large" busy={isBusy} busyLabel={say('giving.submitting')}>
          {say('sending.reword.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
