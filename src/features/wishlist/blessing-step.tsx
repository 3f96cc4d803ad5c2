import { useState, type FormEvent } from 'react';
import { paths } from '../../config/paths.ts';
import { formatRupees } from '../../domain/format.ts';
import type { TypedContribution } from '../../domain/forms/contribution-form.ts';
import { parseAmount } from '../../domain/typed-amount.ts';
import { LONGEST } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { Switch } from '../../ui/choice.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { EmailField, TextArea, TextField } from '../../ui/field.tsx';
import type { Guest } from './guest.ts';
import { Trouble } from './trouble.tsx';
import type { Giving } from './use-giving.ts';

const SUGGESTIONS = ['giving.blessing.one', 'giving.blessing.two', 'giving.blessing.three'] as const;

/** The words that go with it, and who sees what. */
export function BlessingStep({ giving, guest }: { giving: Giving; guest: Guest }) {
  const { say } = useSession();
  const [asked, setAsked] = useState(false);
  const { typed, change } = giving;
  const amount = parseAmount(typed.amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    void giving.give();
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <TextArea
        label={say('giving.blessing')}
        placeholder={say('giving.blessing.placeholder')}
        maxLength={LONGEST.message}
        value={typed.message}
        onChange={(event) => change({ message: event.target.value })}
        error={problemOf('message')}
        data-first-focus
      />
      {typed.message === '' && (
        <div role="group" aria-label={say('giving.blessing.suggestions')} className="flex flex-wrap gap-2">
          {SUGGESTIONS.map((key) => (
            <button
              key={key}
              type="button"
              onClick={() => change({ message: say(key) })}
              className="min-h-touch rounded-2xl border border-line px-3 py-1.5 text-left text-sm text-ink hover:bg-wine-wash"
            >
              {say(key)}
            </button>
          ))}
        </div>
      )}
      {guest.account ? (
        <Switch
          label={say('giving.anonymous')}
          description={say(typed.isAnonymous ? 'giving.anonymous.on' : 'giving.anonymous.off')}
          checked={typed.isAnonymous}
          onChange={(event) => change({ isAnonymous: event.target.checked })}
        />
      ) : (
        <p className="text-sm text-faded">
          {say('giving.visitor')} <TextLink href={paths.login.to()}>{say('giving.visitor.sign-in')}</TextLink>
        </p>
      )}
      {!typed.isAnonymous && (
        <>
          <TextField
            label={say('giving.name')}
            autoComplete="name"
            maxLength={LONGEST.displayName}
            value={typed.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
            error={problemOf('displayName')}
          />
          <EmailField
            label={say('giving.email')}
            hint={say('giving.email.hint')}
            value={typed.email}
            onChange={(event) => change({ email: event.target.value })}
            error={problemOf('email')}
          />
        </>
      )}
      <Trouble giving={giving} />
      <DialogActions>
        <Button look="quiet" onClick={() => giving.setStep('amount')} disabled={giving.isBusy}>
          {say('giving.back')}
        </Button>
        <Button type="submit" size="large" busy={giving.isBusy} busyLabel={say('giving.submitting')}>
          {amount.ok ? say('giving.submit', { amount: formatRupees(amount.amount) }) : say('giving.submit.empty')}
        </Button>
      </DialogActions>
      <p className="text-center text-sm text-faded">{say('giving.demo')}</p>
    </form>
  );

  function problemOf(field: keyof TypedContribution): string | null {
    const problem = giving.problems[field];
    return asked && problem ? sayProblem(say, problem) : null;
  }
}
