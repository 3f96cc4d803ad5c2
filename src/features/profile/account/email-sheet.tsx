import { useState } from 'react';
import { checkEmail } from '../../../domain/forms/email-form.ts';
import { useCheckedForm, useTyped } from '../../../session/forms/checked-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { EmailField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChangeSheetProps } from './password-sheet.tsx';
import { useRecentSignIn } from './use-recent-sign-in.tsx';

/** Sends a link to the new address. The address changes when the link is opened, so nobody takes one that isn't theirs. */
export function EmailSheet({ api, open, onClose }: Omit<ChangeSheetProps, 'ways' | 'onDone'>) {
  const { say } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { withRecentSignIn, confirmSheet } = useRecentSignIn(api);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped({ email: '' }),
    check: checkEmail,
    send: async ({ email }) => {
      const outcome = await withRecentSignIn(() => api.changeEmail(email));
      if (outcome.ok) setSentTo(email);
      return outcome;
    },
  });
  return (
    <Sheet open={open} onClose={onClose} title={say('account.email.change')} closeLabel={say('account.close')}>
      {sentTo === null ? (
        <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
          <p className="text-faded">{say('account.email.lead')}</p>
          <EmailField
            name="email"
            autoComplete="email"
            label={say('account.email.new')}
            value={form.email}
            onChange={({ target }) => change({ email: target.value })}
            error={errorOf('email')}
            data-first-focus
          />
          {failure && <Notice text={sayFailure(say, failure)} />}
          <DialogActions>
            <Button type="submit" busy={isBusy} busyLabel={say('account.sending')}>
              {say('account.email.send')}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <div role="status" className="grid grid-cols-1 gap-3">
          <p>{say('account.email.sent', { email: sentTo })}</p>
          <DialogActions>
            <Button onClick={onClose}>{say('account.close')}</Button>
          </DialogActions>
        </div>
      )}
      {confirmSheet}
    </Sheet>
  );
}
