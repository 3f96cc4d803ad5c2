import { useState } from 'react';
import { checkUpi, type UpiForm, upiFormOf } from '../../domain/forms/upi-form.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { CHANGE_WAITS_HOURS, type PaymentDetails } from '../../domain/payment-details.ts';
import { upiAccount } from '../../domain/upi.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useCheckedForm } from '../../session/forms/checked-form.ts';
import { type Unsent, useKeptForm } from '../../session/forms/kept-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUpiChange } from './use-upi-change.ts';

interface UpiSheetProps {
  readonly wishlist: Wishlist;
  /** null if there are none yet. */
  readonly details: PaymentDetails | null;
  readonly unsent: Unsent<WishlistId, UpiForm>;
  readonly onClose: () => void;
}

/** One or two UPI addresses. Each is typed twice, because money sent to a wrong one is lost. */
export function UpiSheet({ wishlist, details, unsent, onClose }: UpiSheetProps) {
  const { say } = useSession();
  const saving = useUpiChange(wishlist);
  const { typed, sending, discard } = useKeptForm(unsent, wishlist.id, () => upiFormOf(details?.accounts ?? []));
  const [{ secondAddress, secondRepeated, secondName }] = typed;
  const [hasSecond, setSecond] = useState([secondAddress, secondRepeated, secondName].some((text) => text !== ''));
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed,
    check: checkUpi,
    send: (accounts) =>
      outcomeOf(async () => {
        await sending(() => saving.mutateAsync(accounts));
        onClose();
      }),
  });
  const waits = details !== null && wishlist.lastContribution !== null;
  const field = (name: keyof UpiForm) => ({
    value: form[name],
    onChange: (event: { target: HTMLInputElement }) => change({ [name]: event.target.value }),
    error: errorOf(name),
    autoComplete: 'off',
  });
  const address = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 140 } as const;
  const name = { maxLength: upiAccount.fields.name.most, hint: say('editor.upi.name.hint') };
  // What is pasted from above has the same mistake.
  const noPaste = {
    'data-typed-twice': '',
    onPaste: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return (
    <Sheet
      open
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={say(details ? 'editor.upi.change' : 'editor.upi.add')}
      closeLabel={say('editor.upi.close')}
    >
      <form ref={element} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-4">
        <p className="text-faded">{say('editor.upi.form.lead')}</p>
        <TextField label={say('editor.upi.address')} placeholder="name@bank" {...address} {...field('address')} />
        <TextField label={say('editor.upi.repeated')} {...address} {...noPaste} {...field('repeated')} />
        <TextField label={say('editor.upi.name')} {...name} {...field('name')} />
        {hasSecond ? (
          <>
            <TextField label={say('editor.upi.second')} {...address} {...field('secondAddress')} />
            <TextField
              label={say('editor.upi.second.repeated')}
              {...address}
              {...noPaste}
              {...field('secondRepeated')}
            />
            <TextField label={say('editor.upi.second.name')} {...name} {...field('secondName')} />
          </>
        ) : (
          <Button look="link" className="justify-self-start" onClick={() => setSecond(true)}>
            {say('editor.upi.second.add')}
          </Button>
        )}
        {waits && <Notice tone="information" text={say('editor.upi.waits', { hours: CHANGE_WAITS_HOURS })} />}
        <DialogActions>
          {failure && (
            <div className="w-full">
              <Notice text={`${say('editor.upi.failed')} ${sayFailure(say, failure)}`} />
            </div>
          )}
          <Button
            look="link"
            onClick={() => {
              discard();
              onClose();
            }}
            disabled={isBusy}
          >
            {say('editor.upi.cancel')}
          </Button>
          <Button type="submit" size="large" busy={isBusy} busyLabel={say('editor.upi.saving')}>
            {say('editor.upi.save')}
          </Button>
        </DialogActions>
      </form>
    </Sheet>
  );
}
