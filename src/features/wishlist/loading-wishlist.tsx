import { useSession } from '../../session/session.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { WishlistHeader } from './wishlist-header.tsx';

/** What is seen of a wishlist before it is there; it is what wishlist.html holds, so that it is seen at once. */
export function LoadingWishlist() {
  const { say } = useSession();
  return (
    <>
      <WishlistHeader wishlist={null} />
      <div role="status" className="mx-auto max-w-5xl px-4 pt-6 pb-28">
        <span className="sr-only">{say('app.loading')}</span>
        <div aria-hidden className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </div>
    </>
  );
}
