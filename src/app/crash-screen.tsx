import { paths } from '../config/paths.ts';
import { useSession } from '../session/session.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Shown when a screen or anything around it throws: the error and two ways out. Needs the session only. */
export function CrashScreen({ thrown }: { thrown: unknown }) {
  const { say, language } = useSession();
  return (
    <MessagePage
      title={say('app.crashed.title')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{say('app.crashed.retry')}</Button>
          <ButtonLink look="quiet" href={paths.home.to(language)}>
            {say('app.lost.home')}
          </ButtonLink>
        </>
      }
    >
      <pre lang="en" className="max-w-full overflow-x-auto text-sm text-faded">
        {thrown instanceof Error ? thrown.message : String(thrown)}
      </pre>
    </MessagePage>
  );
}
