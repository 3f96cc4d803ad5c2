import { useState } from 'react';
import { checkEmail } from '../../domain/forms/email-form.ts';
import { useAccountActions } from '../../session/auth/account-actions.ts';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';

interface ForgottenPasswordProps {
  /** The initial address. */
  readonly email: string;
  /** The owner keeps the input, so closing the sheet loses nothing. Null once the link is sent. */
  readonly onEmail: (email: string | null) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sends a reset link without revealing whether the address has an account. */
export function ForgottenPassword({ email, onEmail, open, onClose }: ForgottenPasswordProps) {
  const { say } = useSession();
  const { sendPasswordReset } = useAccountActions();
  const [isSent, setSent] = useState(false);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped({ email }),
    check: checkEmail,
    send: async (checked) => {
      const outcome = await sendPasswordReset(checked.email);
      setSent(outcome.ok);
      if (outcome.ok) onEmail(null);
      return outcome;
    },
    onInvalid: toast.error,
  });
  return (
    <Sheet open={open} onClose={onClose} title={say('reset.title')} closeLabel={say('reset.close')}>
      {isSent ? (
        <div role="status" className="grid grid-cols-1 gap-3">
          <p>{say('login.reset-sent')}</p>
          <p className="text-faded">{say('reset.sent.hint')}</p>
          <DialogActions>
            <Button onClick={onClose}>{say('reset.done')}</Button>
          </DialogActions>
        </div>
      ) : (
        <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
          <p className="text-faded">{say('reset.lead')}</p>
          <EmailField
            label={say('sign-in.email')}
            name="email"
            value={form.email}
            onChange={({ target }) => {
              change({ email: target.value });
              onEmail(target.value);
            }}
            error={errorOf('email')}
            data-first-focus
          />
          {failure && <Notice text={sayFailure(say, failure)} />}
          <DialogActions>
            <Button type="submit" busy={isBusy} busyLabel={say('reset.busy')}>
              {say('reset.submit')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Sheet>
  );
}
