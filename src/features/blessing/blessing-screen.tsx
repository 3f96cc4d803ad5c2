import { useSession } from '../../session/session.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { BlessingCard } from './blessing-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The first screen: it exercises sign-in, a live document and an upload, and makes room for the product's own. */
export function BlessingScreen() {
  const { account, say } = useSession();
  switch (account.state) {
    case 'loading':
      return (
        <Card title={say('signIn.title')}>
          <Waiting text={say('app.loading')} />
        </Card>
      );
    case 'missing':
      return <SignInForm />;
    case 'failed':
      return (
        <Card title={say('signIn.title')}>
          <Notice text={say(`failure.${account.failure.reason}`)} />
        </Card>
      );
    case 'ready':
      // Keyed by who is signed in, so that nothing typed by one person is left for the next.
      return <BlessingCard key={account.value.id} account={account.value} />;
  }
}
