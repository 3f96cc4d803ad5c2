import { paths } from '../config/paths.ts';
import { say } from '../session/language/language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { Diya } from '../ui/motifs.tsx';

/** Shown when a screen or anything around it throws: the error and two ways out. Needs no provider. */
export function CrashScreen({ thrown }: { thrown: unknown }) {
  return (
    <MessagePage
      title={say('app.crashed.title')}
      motif={<Diya />}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{say('app.crashed.retry')}</Button>
          <ButtonLink look="quiet" href={paths.home.to()}>
            {say('app.lost.home')}
          </ButtonLink>
        </>
      }
    >
      <pre className="max-w-full overflow-x-auto text-sm text-faded">
        {thrown instanceof Error ? thrown.message : String(thrown)}
      </pre>
    </MessagePage>
  );
}
