import { useRef, useState, type FormEvent } from 'react';
import { paths } from '../../config/paths.ts';
import { leaveUnfinished } from '../../data/drafts/unfinished-giving.ts';
import { ContributionRefused } from '../../domain/failure.ts';
import { displayName as nameField } from '../../domain/common-fields.ts';
import { email as contactField } from '../../domain/email-address.ts';
import type { TypedContribution } from '../../domain/forms/contribution-form.ts';
import { parseAmount } from '../../domain/typed-amount.ts';
import { message as messageField, type Wishlist } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { signInPath } from '../../session/navigation/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { Checkbox, Switch } from '../../ui/choice.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { markProblems } from '../../session/forms/first-problem.ts';
import type { Guest } from './guest.ts';
import { SuggestedBlessings } from './suggested-blessings.tsx';
import { Trouble } from './trouble.tsx';
import type { Giving } from './use-giving.ts';

interface BlessingStepProps {
  readonly giving: Giving;
  readonly wishlist: Wishlist;
  readonly guest: Guest;
}

/** The blessing, the name, and who sees what. */
export function BlessingStep({ giving, wishlist, guest }: BlessingStepProps) {
  const { say, format } = useSession();
  const form = useRef<HTMLFormElement>(null);
  /** The fields with problems when the guest last submitted. While typing, only these show theirs. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { item, typed, change, problems, trouble } = giving;
  const amount = parseAmount(typed.amount);
  const { email = '' } = guest.account ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    markProblems(form.current, () => setAsked(Object.keys(problems)));
    void giving.give();
  };
  const mustSignIn = wishlist.givers === 'signed_in' && !guest.account;
  const signIn = {
    href: signInPath(paths.login.to(), paths.wishlist.to(wishlist.id)),
    onClick: () => leaveUnfinished({ wishlistId: wishlist.id, itemId: item?.id ?? null }),
  };
  const hidden = wishlist.acceptsUpi ? 'giving.anonymous.upi' : 'giving.anonymous.on';
  const anonymity = typed.isAnonymous ? hidden : 'giving.anonymous.off';
  const isItemGone = trouble instanceof ContributionRefused && trouble.problem.code === 'item-not-found';
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextArea
        label={say('giving.blessing')}
        placeholder={say('giving.blessing.placeholder')}
        maxLength={messageField.most}
        value={typed.message}
        onChange={(event) => change({ message: event.target.value })}
        error={problemOf('message')}
        sayLeft={(left) => say('giving.blessing.left', { left })}
      />
      <SuggestedBlessings
        message={typed.message}
        onChange={(message) => change({ message })}
        onUndone={() => form.current?.querySelector('textarea')?.focus()}
      />
      {mustSignIn ? (
        <p className="py-2 text-faded">{say('giving.must-sign-in')}</p>
      ) : (
        <Switch
          label={say('giving.anonymous')}
          description={`${say(anonymity)} ${say(wishlist.showsAmounts ? 'giving.amount.shown' : 'giving.amount.hidden')}`}
          checked={typed.isAnonymous}
          onChange={(event) => change({ isAnonymous: event.target.checked })}
        />
      )}
      {!typed.isAnonymous && !mustSignIn && (
        <div className="mt-2 grid grid-cols-1 gap-2">
          <TextField
            label={say('giving.name')}
            autoComplete="name"
            maxLength={nameField.most}
            value={typed.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
            onFocus={guest.account ? undefined : giving.prepareName}
            error={problemOf('displayName')}
          />
          {!guest.account && (
            <>
              <TextField
                label={say('giving.contact')}
                hint={say('giving.contact.hint')}
                autoComplete="email"
                // For letters, @ and digits; a keypad of digits has no @.
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={contactField.most}
                value={typed.contact}
                onChange={(event) => change({ contact: event.target.value })}
                error={problemOf('contact')}
              />
              <TextLink {...signIn} className="inline-flex min-h-touch items-center justify-self-start">
                {say('giving.visitor.sign-in')}
              </TextLink>
            </>
          )}
          {email !== '' && (
            <Checkbox
              checked={typed.contact !== ''}
              onChange={(event) => change({ contact: event.target.checked ? email : '' })}
              description={say('giving.email.hint')}
            >
              {say('giving.email')} <span className="block wrap-anywhere">{email}</span>
            </Checkbox>
          )}
        </div>
      )}
      <p className="pb-2 text-sm text-faded">{say(wishlist.acceptsUpi ? 'giving.send.next' : 'giving.demo')}</p>
      <DialogActions>
        <Trouble giving={giving}>
          {isItemGone && (
            <Button look="quiet" onClick={giving.giveToFund}>
              {say(wishlist.eventType === 'other' ? 'giving.to-fund.other' : 'giving.to-fund')}
            </Button>
          )}
        </Trouble>
        <Button look="link" onClick={() => giving.setStep('amount')} disabled={giving.isBusy}>
          {say('giving.back')}
        </Button>
        {mustSignIn ? (
          <ButtonLink size="large" {...signIn}>
            {say('giving.must-sign-in.go')}
          </ButtonLink>
        ) : (
          <Button
            type="submit"
            size="large"
            busy={giving.isBusy}
            busyLabel={say('giving.submitting')}
            disabled={problems.amount !== undefined}
          >
            {amount.ok ? say('giving.submit', { amount: format.rupees(amount.amount) }) : say('giving.submit.empty')}
          </Button>
        )}
      </DialogActions>
    </form>
  );

  function problemOf(field: keyof TypedContribution): string | null {
    const problem = problems[field];
    return asked.includes(field) && problem ? sayProblem(say, problem) : null;
  }
}
