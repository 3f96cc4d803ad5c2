import type { WishlistId } from '../domain/ids.ts';

const fixed = <Path extends `/${string}`>(path: Path) => ({ pattern: path, to: () => path }) as const;

const ofWishlist = <Rest extends '' | `/${string}`>(rest: Rest) =>
  ({
    pattern: `/wishlist/:id${rest}`,
    to: (id: WishlistId) => `/wishlist/${encodeURIComponent(id)}${rest}`,
  }) as const;

/** Builds every path of the application, so that a broken link is a type error. */
export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  giftSuggestions: fixed('/gift-suggestions'),
  about: fixed('/about'),
  contact: fixed('/contact'),
  privacy: fixed('/privacy'),
  terms: fixed('/terms'),
  pricing: fixed('/pricing'),
  help: fixed('/help'),
  unsubscribe: fixed('/unsubscribe'),
  wishlist: ofWishlist(''),
  editWishlist: ofWishlist('/edit'),
  wishlistAnalytics: ofWishlist('/analytics'),
  dashboard: fixed('/dashboard'),
  createWishlist: fixed('/create-wishlist'),
  profile: fixed('/profile'),
  admin: fixed('/admin'),
  adminUsers: fixed('/admin/users'),
  adminWishlists: fixed('/admin/wishlists'),
  adminTransactions: fixed('/admin/transactions'),
  adminLog: fixed('/admin/log'),
  adminAnalytics: fixed('/admin/analytics'),
  adminSettings: fixed('/admin/settings'),
  adminSupport: fixed('/admin/support'),
  notFound: fixed('/404'),
} as const;
