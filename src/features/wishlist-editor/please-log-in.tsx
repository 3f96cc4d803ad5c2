import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Diya } from '../../ui/motifs.tsx';

/** Shown to signed-out visitors instead of the form. */
export function PleaseLogIn({ loginPath }: { readonly loginPath: string }) {
  const { say } = useSession();
  return (
    <MessagePage
      title={say('editor.please-log-in.title')}
      motif={<Diya />}
      actions={<ButtonLink href={loginPath}>{say('editor.please-log-in.action')}</ButtonLink>}
    >
      <p className="text-faded">{say('create-wishlist.log-in')}</p>
    </MessagePage>
  );
}
