import { paths } from '../../config/paths.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Marigold } from '../../ui/motifs.tsx';

export function NoGifts({ wishlist, isOwner }: { wishlist: Wishlist; isOwner: boolean }) {
  const { say } = useSession();
  return (
    <section className="mx-auto max-w-md px-4 pt-8">
      <EmptyState
        motif={<Marigold />}
        title={say('guest.no-gifts.title')}
        text={say(isOwner ? 'guest.no-gifts.owner' : 'guest.no-gifts.text')}
      >
        {isOwner && <ButtonLink href={paths.editWishlist.to(wishlist.id)}>{say('guest.no-gifts.add')}</ButtonLink>}
      </EmptyState>
    </section>
  );
}
