import { useState, type FormEvent } from 'react';
import { createAccount, signIn, type Credentials } from '../../data/sign-in.ts';
import { type Firebase } from '../../data/firebase.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from './use-action.ts';

export function SignInForm() {
  const { firebase, say } = useSession();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const entering = useAction((enter: (firebase: Firebase, who: Credentials) => Promise<void>) =>
    enter(firebase, credentials),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    entering.run(signIn);
  };

  return (
    <Card title={say('signIn.title')}>
      <p className="text-faded">{say('signIn.lead')}</p>
      <form onSubmit={submit} className="space-y-2">
        <TextField
          label={say('signIn.email')}
          type="email"
          autoComplete="email"
          required
          value={credentials.email}
          onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
        />
        <TextField
          label={say('signIn.password')}
          type="password"
          autoComplete="current-password"
          required
          value={credentials.password}
          onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
        />
        {entering.failure && <Notice text={say(`failure.${entering.failure.reason}`)} />}
        <div className="flex flex-wrap gap-3 pt-2">
          <Button type="submit" disabled={entering.busy}>
            {say('signIn.submit')}
          </Button>
          <Button look="quiet" disabled={entering.busy} onClick={() => entering.run(createAccount)}>
            {say('signIn.create')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
