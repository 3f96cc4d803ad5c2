import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import { meta as about } from '../features/about/meta.ts';
import { meta as contact } from '../features/contact/meta.ts';
import { meta as giftIdeas } from '../features/gift-ideas/meta.ts';
import { meta as help } from '../features/help/meta.ts';
import { meta as landing } from '../features/landing/meta.ts';
import { meta as privacy } from '../features/legal/privacy-meta.ts';
import { meta as terms } from '../features/legal/terms-meta.ts';
import { meta as notFound } from '../features/not-found/meta.ts';
import { meta as pricing } from '../features/pricing/meta.ts';
import { type Area, withAreas } from '../session/areas.ts';
import type { PageMeta } from '../session/page-meta.ts';

/** A screen, loaded together with what it says when it is first gone to. */
export interface Route {
  /** As react-router reads it. */
  readonly pattern: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Without it the screen names itself, or a page keeps the name that it came with. */
  readonly meta?: Pick<PageMeta, 'titleKey'>;
}

/** The same for everybody: it is rendered once, at build time. */
export interface StaticRoute extends Route {
  readonly meta: PageMeta;
}

const notFoundScreen = screen(
  async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
  'not-found',
);

export const STATIC_ROUTES: readonly StaticRoute[] = [
  {
    pattern: paths.home.pattern,
    meta: landing,
    load: screen(async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen, 'landing'),
  },
  {
    pattern: paths.giftSuggestions.pattern,
    meta: giftIdeas,
    load: screen(
      async () => (await import('../features/gift-ideas/gift-ideas-screen.tsx')).GiftIdeasScreen,
      'gift-ideas',
      'gift-idea-names',
      'figures',
      'problems',
    ),
  },
  {
    pattern: paths.about.pattern,
    meta: about,
    load: screen(async () => (await import('../features/about/about-screen.tsx')).AboutScreen, 'about'),
  },
  {
    pattern: paths.contact.pattern,
    meta: contact,
    load: screen(
      async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen,
      'contact',
      'problems',
    ),
  },
  {
    pattern: paths.privacy.pattern,
    meta: privacy,
    load: screen(async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen, 'privacy'),
  },
  {
    pattern: paths.terms.pattern,
    meta: terms,
    load: screen(async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen, 'terms'),
  },
  {
    pattern: paths.pricing.pattern,
    meta: pricing,
    load: screen(async () => (await import('../features/pricing/pricing-screen.tsx')).PricingScreen, 'pricing'),
  },
  {
    pattern: paths.help.pattern,
    meta: help,
    load: screen(async () => (await import('../features/help/help-screen.tsx')).HelpScreen, 'help'),
  },
  { pattern: paths.notFound.pattern, meta: notFound, load: notFoundScreen },
];

/** For everybody. */
export const PUBLIC_ROUTES: readonly Route[] = [
  ...STATIC_ROUTES,
  {
    pattern: paths.login.pattern,
    meta: { titleKey: 'login.title' },
    load: screen(async () => (await import('./sign-in-routes.tsx')).LoginRoute, 'sign-in', 'problems'),
  },
  {
    pattern: paths.register.pattern,
    meta: { titleKey: 'register.title' },
    load: screen(async () => (await import('./sign-in-routes.tsx')).RegisterRoute, 'sign-in', 'problems'),
  },
  {
    pattern: paths.createWishlist.pattern,
    meta: { titleKey: 'editor.create.title' },
    load: screen(
      async () => (await import('./create-wishlist-route.tsx')).CreateWishlistRoute,
      'editor',
      'occasions',
      'gift-idea-names',
      'giving',
      'problems',
      'wishlists',
    ),
  },
  {
    pattern: paths.wishlist.pattern,
    load: screen(async () => (await import('./wishlist-route.tsx')).WishlistRoute, 'guest', 'figures', 'wishlists'),
  },
  ...(import.meta.env.DEV
    ? [
        {
          pattern: '/_gallery',
          load: screen(async () => (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen),
        },
      ]
    : []),
  { pattern: '*', load: notFoundScreen },
];

/** For who is signed in: whoever is not comes back here after signing in. The wishlists are provided for. */
export const MEMBER_ROUTES: readonly Route[] = [
  {
    pattern: paths.dashboard.pattern,
    meta: { titleKey: 'dashboard.title' },
    load: screen(async () => (await import('./dashboard-route.tsx')).DashboardRoute, 'dashboard', 'figures'),
  },
  {
    pattern: paths.wishlistAnalytics.pattern,
    meta: { titleKey: 'analytics.title' },
    load: screen(
      async () => (await import('./wishlist-analytics-route.tsx')).WishlistAnalyticsRoute,
      'analytics',
      'wishlists',
    ),
  },
  {
    pattern: paths.editWishlist.pattern,
    meta: { titleKey: 'editor.edit.title' },
    load: screen(
      async () => (await import('./edit-wishlist-route.tsx')).EditWishlistRoute,
      'editor',
      'occasions',
      'gift-idea-names',
      'page-state',
      'problems',
      'wishlists',
    ),
  },
  {
    pattern: paths.profile.pattern,
    meta: { titleKey: 'profile.title' },
    load: screen(
      async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
      'profile',
      'problems',
    ),
  },
];

/** For admins. */
export const ADMIN_ROUTES: readonly Route[] = [
  {
    pattern: paths.admin.pattern,
    meta: { titleKey: 'admin-dashboard.title' },
    load: adminScreen(
      async () => (await import('../features/admin/dashboard/dashboard-screen.tsx')).DashboardScreen,
      'admin-dashboard',
    ),
  },
  {
    pattern: paths.adminUsers.pattern,
    meta: { titleKey: 'admin-users.title' },
    load: adminScreen(
      async () => (await import('../features/admin/users/users-screen.tsx')).UsersScreen,
      'admin-users',
    ),
  },
  {
    pattern: paths.adminAnalytics.pattern,
    meta: { titleKey: 'admin-analytics.title' },
    load: adminScreen(
      async () => (await import('../features/admin/analytics/analytics-screen.tsx')).PlatformAnalyticsScreen,
      'admin-analytics',
    ),
  },
  {
    pattern: paths.adminWishlists.pattern,
    meta: { titleKey: 'admin-wishlists.title' },
    load: adminScreen(
      async () => (await import('./admin-wishlists-route.tsx')).AdminWishlistsRoute,
      'admin-wishlists',
      'wishlists',
    ),
  },
  {
    pattern: paths.adminSettings.pattern,
    meta: { titleKey: 'admin-settings.title' },
    load: adminScreen(
      async () => (await import('../features/admin/settings/settings-screen.tsx')).SettingsScreen,
      'admin-settings',
      'problems',
    ),
  },
  {
    pattern: paths.adminSupport.pattern,
    meta: { titleKey: 'admin-support.title' },
    load: adminScreen(
      async () => (await import('../features/admin/support/support-screen.tsx')).SupportScreen,
      'admin-support',
    ),
  },
];

function screen(load: () => Promise<ComponentType>, ...areas: readonly Area[]): Route['load'] {
  return async () => ({ default: await withAreas(load(), ...areas) });
}

/** What admins see comes from one place: it is fetched with the screen, not when the screen first asks for it. */
function adminScreen(load: () => Promise<ComponentType>, ...areas: readonly Area[]): Route['load'] {
  return async () => {
    // What cannot be fetched now is fetched again, and its failure shown, when it is asked for.
    import('../data/admin/operations.ts').catch(() => undefined);
    return screen(load, 'admin', ...areas)();
  };
}
