import { paths } from '../../../config/paths.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useSession } from '../../../session/session.tsx';
import { TextLink } from '../../../ui/button.tsx';

/** A link to the page that guests see. */
export function WishlistLink({ wishlist: { id, title } }: { wishlist: Pick<Wishlist, 'id' | 'title'> }) {
  const { say, langOf } = useSession();
  return (
    <TextLink href={paths.wishlist.to(id)} target="_blank" rel="noopener" className="-my-2.5 inline-block py-2.5">
      <span lang={langOf(title)} className="line-clamp-2">
        {title}
      </span>
      <span className="sr-only"> {say('admin-wishlists.new-tab')}</span>
    </TextLink>
  );
}
