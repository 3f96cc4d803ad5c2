import { useParams } from 'react-router-dom';
import { wishlistId } from '../domain/ids.ts';
import { LoadingWishlist } from '../features/wishlist/loading-wishlist.tsx';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';
import { ThemeStyles } from '../ui/theme-styles.tsx';

/** The guest's page when it is opened from within the application. */
export function WishlistRoute() {
  const { id = '' } = useParams();
  return (
    <>
      <ThemeStyles />
      <WishlistScreen key={id} id={wishlistId(id)} waiting={<LoadingWishlist />} />
    </>
  );
}
