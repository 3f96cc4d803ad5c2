import { paths } from '../../config/paths.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';

interface NoGiftsProps {
  readonly wishlist: Wishlist;
  readonly isOwner: boolean;
  /** Whether guests can give now; otherwise the bar at the bottom says why not. */
  readonly isWelcome: boolean;
}

export function NoGifts({ wishlist, isOwner, isWelcome }: NoGiftsProps) {
  const { say } = useSession();
  const forGuests = isWelcome ? say('no-gifts.text') : undefined;
  return (
    <section className="mx-auto max-w-md px-4 pt-8">
      <EmptyState motif={<Motif />} title={say('no-gifts.title')} text={isOwner ? say('no-gifts.owner') : forGuests}>
        {isOwner && <ButtonLink href={paths.editWishlist.to(wishlist.id)}>{say('no-gifts.add')}</ButtonLink>}
      </EmptyState>
    </section>
  );
}
