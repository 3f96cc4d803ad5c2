import { signOut } from '../../data/sign-in.ts';
import { type Account } from '../../domain/account.ts';
import { type Blessing } from '../../domain/blessing.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { PictureInput } from './picture-input.tsx';
import { useAction } from './use-action.ts';
import { useBlessing } from './use-blessing.ts';
import { WordsForm } from './words-form.tsx';

export function BlessingCard({ account }: { account: Account }) {
  const { firebase, say } = useSession();
  const leaving = useAction(() => signOut(firebase));
  return (
    <Card title={say('blessing.title')}>
      <LiveBlessing account={account} />
      <WordsForm owner={account.id} />
      <PictureInput owner={account.id} />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-sm text-faded">
        <span>{say('signIn.signedInAs', { email: account.email })}</span>
        <Button look="quiet" disabled={leaving.busy} onClick={() => leaving.run()}>
          {say('signIn.out')}
        </Button>
        {leaving.failure && <Notice text={say(`failure.${leaving.failure.reason}`)} />}
      </footer>
    </Card>
  );
}

function LiveBlessing({ account }: { account: Account }) {
  const { say } = useSession();
  const { blessing, again } = useBlessing(account.id);
  switch (blessing.state) {
    case 'loading':
      return <Waiting text={say('app.loading')} />;
    case 'missing':
      return <p className="flex min-h-32 items-center text-faded">{say('blessing.none')}</p>;
    case 'failed':
      return (
        <Notice text={say(`failure.${blessing.failure.reason}`)}>
          <Button look="quiet" onClick={again}>
            {say('failure.retry')}
          </Button>
        </Notice>
      );
    case 'ready':
      return <Written blessing={blessing.value} />;
  }
}

function Written({ blessing }: { blessing: Blessing }) {
  const { say } = useSession();
  return (
    <figure className="min-h-32 space-y-3">
      {blessing.pictureUrl && (
        <img
          src={blessing.pictureUrl}
          alt={say('picture.alt')}
          className="aspect-video w-full rounded-lg border border-line object-cover"
        />
      )}
      <blockquote aria-live="polite" className="font-display text-xl text-ink">
        {blessing.words}
      </blockquote>
      {blessing.writtenAt && <figcaption className="text-sm text-leaf">{say('blessing.saved')}</figcaption>}
    </figure>
  );
}
