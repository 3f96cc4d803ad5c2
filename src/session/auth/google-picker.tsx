import { useState, type FormEvent } from 'react';
import { checkEmail } from '../../domain/forms/email-form.ts';
import { sayProblem } from '../language/language-wording.ts';
import { useSession } from '../session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { EmailField, TextField } from '../../ui/field.tsx';

interface GoogleAccount {
  readonly name: string;
  readonly email: string;
}

const SAMPLES: readonly GoogleAccount[] = [
  { name: 'Aditi Kulkarni', email: 'aditi.kulkarni@gmail.example' },
  { name: 'Rehan Mistry', email: 'rehan.mistry@gmail.example' },
  { name: 'Lakshmi Narayanan', email: 'lakshmi.n@gmail.example' },
];

interface GooglePickerProps {
  readonly onChosen: (idToken: string) => void;
  readonly onClosed: () => void;
}

/** Replaces Google's window in builds for the emulators. */
export function GooglePicker({ onChosen, onClosed }: GooglePickerProps) {
  const { say } = useSession();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkEmail({ email });
    if (checked.ok) onChosen(unsignedToken({ name: name.trim(), email: checked.value.email }));
    else setError(sayProblem(say, checked.summary));
  };
  return (
    <Sheet open onClose={onClosed} title={say('google-picker.title')} closeLabel={say('reset.close')}>
      <p className="pb-3 text-faded">{say('google-picker.lead')}</p>
      <ul className="grid gap-1 pb-4">
        {SAMPLES.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChosen(unsignedToken(account))}
              className="flex min-h-14 w-full items-center gap-3 rounded-xl px-2 text-left hover:bg-wine-wash"
            >
              <Avatar name={account.name} />
              <span>
                <span className="block font-medium">{account.name}</span>
                <span className="block text-sm text-faded">{account.email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} aria-label={say('google-picker.other')} className="grid gap-1">
        <h3 className="font-display text-xl text-wine">{say('google-picker.other')}</h3>
        <TextField label={say('google-picker.name')} value={name} onChange={({ target }) => setName(target.value)} />
        <EmailField
          label={say('sign-in.email')}
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(null);
          }}
        />
        <DialogActions>
          <Button type="submit">{say('google-picker.submit')}</Button>
        </DialogActions>
      </form>
    </Sheet>
  );
}

/** An unsigned token, which the Auth emulator accepts. */
function unsignedToken({ name, email }: GoogleAccount): string {
  return JSON.stringify({ sub: email, email, email_verified: true, name });
}
