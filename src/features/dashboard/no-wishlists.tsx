import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Marigold } from '../../ui/marigold.tsx';

export function NoWishlists() {
  const { say, language } = useSession();
  return (
    <EmptyState title={say('dashboard.none.title')} text={say('dashboard.none.text')} motif={<Marigold />}>
      <ButtonLink href={paths.createWishlist.to()} icon={<PlusIcon />}>
        {say('dashboard.none.create')}
      </ButtonLink>
      <ButtonLink look="quiet" href={paths.giftSuggestions.to(language)}>
        {say('dashboard.none.ideas')}
      </ButtonLink>
    </EmptyState>
  );
}
