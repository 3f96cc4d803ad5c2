import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Paisley } from '../../ui/paisley.tsx';

export function NotFoundScreen() {
  const { say, language } = useSession();
  return (
    <MessagePage
      title={say('not-found.title')}
      motif={<Paisley className="size-20 [transform:rotate(-12deg)]" />}
      actions={
        <>
          <ButtonLink href={paths.home.to(language)}>{say('not-found.home')}</ButtonLink>
          <ButtonLink href={paths.giftSuggestions.to(language)} look="quiet">
            {say('not-found.ideas')}
          </ButtonLink>
          <ButtonLink href={paths.help.to(language)} look="link">
            {say('not-found.help')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-lg">{say('not-found.lead')}</p>
      <p className="text-faded">{say('not-found.hint')}</p>
    </MessagePage>
  );
}
