import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Paisley } from '../../../ui/motifs.tsx';

/** Shown when the server denies access to an admin page. */
export function AccessDenied() {
  const { say } = useSession();
  return (
    <MessagePage
      title={say('access-denied.title')}
      motif={<Paisley />}
      actions={<ButtonLink href={paths.dashboard.to()}>{say('admin.to-dashboard')}</ButtonLink>}
    >
      <p className="text-faded">{say('access-denied.text')}</p>
    </MessagePage>
  );
}
