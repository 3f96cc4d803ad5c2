import { useSession } from '../../session/session.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { GiftTemplate } from './gift-template.tsx';
import { GIFT_GRID, WISHLIST_WIDTH } from './layout.ts';
import { WishlistHeader } from './wishlist-header.tsx';

/**
 * What is seen of a wishlist before it is there. wishlist.html holds it, so that it is seen at once, and the page's first
 * lines write into it: the room for what comes later is kept.
 */
export function LoadingWishlist() {
  const { say } = useSession();
  return (
    <>
      <WishlistHeader wishlist={null} />
      <div aria-hidden className="h-14" />
      <div className={`${WISHLIST_WIDTH} pt-6 pb-28`}>
        <p role="status" className="sr-only">
          {say('app.loading')}
        </p>
        <div aria-hidden className="h-11" />
        <ul data-slot="gifts" className={GIFT_GRID}>
          {[1, 2, 3].map((card) => (
            <li key={card}>
              <SkeletonCard />
            </li>
          ))}
        </ul>
      </div>
      <GiftTemplate />
    </>
  );
}
