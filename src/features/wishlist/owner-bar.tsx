import { paths } from '../../config/paths.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChartIcon, EditIcon } from '../../ui/icons.tsx';

/** What only the owner sees above the page that everybody sees. */
export function OwnerBar({ wishlist }: { wishlist: Wishlist }) {
  const { say } = useSession();
  const state = !wishlist.isActive ? 'inactive' : wishlist.visibility === 'private' ? 'private' : null;
  return (
    <aside aria-label={say('guest.owner')} className="bg-wine-wash px-4 py-3">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-3">
        <p>
          {say('guest.owner.title')} {state && <strong>{say(`guest.owner.${state}`)}</strong>}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="quiet" icon={<ChartIcon />} href={paths.wishlistAnalytics.to(wishlist.id)}>
            {say('guest.owner.analytics')}
          </ButtonLink>
          <ButtonLink look="quiet" icon={<EditIcon />} href={paths.editWishlist.to(wishlist.id)}>
            {say('guest.owner.edit')}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
