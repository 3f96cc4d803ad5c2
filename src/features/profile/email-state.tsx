import { useCallback } from 'react';
import type { Account } from '../../domain/user.ts';
import { useAccountActions } from '../../session/auth/account-actions.ts';
import { useSession } from '../../session/session.tsx';
import { useSubmission } from '../../session/forms/submission.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

/** The e-mail address and whether it is verified. */
export function EmailState({ account: { email, isEmailVerified } }: { account: Account }) {
  const { say } = useSession();
  const { sendVerification } = useAccountActions();
  const { outcome, submit } = useSubmission(
    useCallback(async () => {
      const sent = await sendVerification();
      if (!sent.ok) throw sent.failure;
    }, [sendVerification]),
  );
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0">{email}</span>
        <Badge tone={isEmailVerified ? 'leaf' : 'marigold'}>
          {say(isEmailVerified ? 'profile.verified' : 'profile.unverified')}
        </Badge>
      </p>
      {!isEmailVerified && (
        <div className="text-sm text-faded">
          <p role="status">{say(outcome.state === 'done' ? 'profile.verify.sent' : 'profile.unverified.text')}</p>
          {outcome.state !== 'done' && (
            <Button
              look="link"
              className="-ml-1"
              busy={outcome.state === 'busy'}
              busyLabel={say('profile.verify.busy')}
              onClick={() => void submit(undefined)}
            >
              {say('profile.verify.again')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
