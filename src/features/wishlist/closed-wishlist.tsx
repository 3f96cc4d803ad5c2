import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { useTitle } from './use-title.ts';

/** Private, deactivated, banned or deleted; guests are not told which. */
export function ClosedWishlist() {
  const { say, language } = useSession();
  useTitle(say('wishlist.not-found'));
  return (
    <MessagePage
      title={say('wishlist.not-found')}
      motif={<Marigold />}
      actions={
        <>
          <ButtonLink href={paths.home.to(language)}>{say('closed.home')}</ButtonLink>
          <ButtonLink look="link" href={paths.help.to(language)}>
            {say('closed.help')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-faded">{say('closed.text')}</p>
    </MessagePage>
  );
}
