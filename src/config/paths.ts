import type { HostInvitationId, WishlistId } from '../domain/ids.ts';
import { type InterfaceLanguage, PSEUDO } from './messages/languages.ts';

/** The path of a page without parameters. */
export interface PagePath {
  readonly pattern: string;
  readonly to: (language: InterfaceLanguage) => string;
}

/** A public page is prerendered in each language: in English at `/about`, in Hindi at `/hi/about`. */
const inEachLanguage = (path: string): PagePath => ({
  pattern: path,
  to: (language) => (language === 'en' || language === PSEUDO ? path : `/${language}${path}`.replace(/\/$/, '')),
});

const fixed = <Path extends `/${string}`>(path: Path) => ({ pattern: path, to: () => path }) as const;

const ofWishlist = <Rest extends '' | `/${string}`>(rest: Rest) =>
  ({
    pattern: `/wishlist/:id${rest}`,
    to: (id: WishlistId) => `/wishlist/${encodeURIComponent(id)}${rest}`,
  }) as const;

/** Builds every path of the application, so that a broken link is a type error. */
export const paths = {
  home: inEachLanguage('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  giftSuggestions: inEachLanguage('/gift-suggestions'),
  about: inEachLanguage('/about'),
  contact: inEachLanguage('/contact'),
  privacy: inEachLanguage('/privacy'),
  terms: inEachLanguage('/terms'),
  pricing: inEachLanguage('/pricing'),
  help: inEachLanguage('/help'),
  unsubscribe: fixed('/unsubscribe'),
  wishlist: ofWishlist(''),
  editWishlist: ofWishlist('/edit'),
  printCards: ofWishlist('/print'),
  wishlistAnalytics: ofWishlist('/analytics'),
  hosts: ofWishlist('/hosts'),
  join: {
    pattern: '/join/:code',
    to: (code: HostInvitationId) => `/join/${encodeURIComponent(code)}` as const,
  },
  dashboard: fixed('/dashboard'),
  createWishlist: fixed('/create-wishlist'),
  profile: fixed('/profile'),
  erasure: fixed('/delete-account'),
  admin: fixed('/admin'),
  adminUsers: fixed('/admin/users'),
  adminWishlists: fixed('/admin/wishlists'),
  adminTransactions: fixed('/admin/transactions'),
  adminLog: fixed('/admin/log'),
  adminAnalytics: fixed('/admin/analytics'),
  adminSettings: fixed('/admin/settings'),
  adminSupport: fixed('/admin/support'),
  notFound: inEachLanguage('/404'),
} as const;
