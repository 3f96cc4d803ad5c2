import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { viewAt } from '../features/admin/wishlists/review-view.ts';
import { WishlistsScreen } from '../features/admin/wishlists/wishlists-screen.tsx';

export function AdminWishlistsRoute() {
  const { search } = useLocation();
  return <WishlistsScreen view={useMemo(() => viewAt(search), [search])} />;
}
