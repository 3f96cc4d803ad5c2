import type { ComponentType } from 'react';
import type { MessageKey } from '../config/messages/en.ts';
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
import { type Area, type AreaKey, withAreas } from '../session/language/areas.ts';
import type { PageMeta } from '../session/navigation/page-meta.ts';

/** A screen with its message areas loaded. Only this names the title: there is no title before its words are there. */
export interface LoadedScreen {
  readonly default: ComponentType;
  /** Without it the screen sets its own title, or the page keeps the one it has. */
  readonly titleKey?: MessageKey | undefined;
}

export interface Route {
  /** As react-router reads it. */
  readonly pattern: string;
  readonly load: () => Promise<LoadedScreen>;
}

/** The same for everybody: rendered once, at build time. */
export interface StaticRoute extends Route {
  readonly meta: PageMeta;
}

const notFoundScreen = screen({
  component: async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
  areas: ['not-found'],
  titleKey: notFound.titleKey,
});

export const STATIC_ROUTES: readonly StaticRoute[] = [
  staticRoute(paths.home.pattern, landing, {
    component: async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
    areas: ['landing'],
  }),
  staticRoute(paths.giftSuggestions.pattern, giftIdeas, {
    component: async () => (await import('../features/gift-ideas/gift-ideas-screen.tsx')).GiftIdeasScreen,
    areas: ['gift-ideas', 'gift-idea-names', 'figures', 'problems'],
  }),
  staticRoute(paths.about.pattern, about, {
    component: async () => (await import('../features/about/about-screen.tsx')).AboutScreen,
    areas: ['about'],
  }),
  staticRoute(paths.contact.pattern, contact, {
    component: async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen,
    areas: ['contact', 'problems'],
  }),
  staticRoute(paths.privacy.pattern, privacy, {
    component: async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen,
    areas: ['privacy'],
  }),
  staticRoute(paths.terms.pattern, terms, {
    component: async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen,
    areas: ['terms'],
  }),
  staticRoute(paths.pricing.pattern, pricing, {
    component: async () => (await import('../features/pricing/pricing-screen.tsx')).PricingScreen,
    areas: ['pricing'],
  }),
  staticRoute(paths.help.pattern, help, {
    component: async () => (await import('../features/help/help-screen.tsx')).HelpScreen,
    areas: ['help'],
  }),
  { pattern: paths.notFound.pattern, meta: notFound, load: notFoundScreen },
];

/** For everybody. */
export const PUBLIC_ROUTES: readonly Route[] = [
  ...STATIC_ROUTES,
  {
    pattern: paths.login.pattern,
    load: screen({
      component: async () => (await import('./sign-in-routes.tsx')).LoginRoute,
      areas: ['sign-in', 'problems'],
      titleKey: 'login.title',
    }),
  },
  {
    pattern: paths.register.pattern,
    load: screen({
      component: async () => (await import('./sign-in-routes.tsx')).RegisterRoute,
      areas: ['sign-in', 'problems'],
      titleKey: 'register.title',
    }),
  },
  {
    pattern: paths.createWishlist.pattern,
    load: screen({
      component: async () => (await import('./create-wishlist-route.tsx')).CreateWishlistRoute,
      areas: ['editor', 'occasions', 'gift-idea-names', 'giving', 'problems', 'wishlists'],
      titleKey: 'editor.create.title',
    }),
  },
  {
    pattern: paths.wishlist.pattern,
    load: screen({
      component: async () => (await import('./wishlist-route.tsx')).WishlistRoute,
      areas: ['guest', 'figures', 'wishlists'],
    }),
  },
  ...(import.meta.env.DEV
    ? [
        {
          pattern: '/_gallery',
          load: screen({
            component: async () => (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen,
            areas: [],
          }),
        },
      ]
    : []),
  { pattern: '*', load: notFoundScreen },
];

/** For who is signed in: whoever is not comes back here after signing in. The wishlists are provided for. */
export const MEMBER_ROUTES: readonly Route[] = [
  {
    pattern: paths.dashboard.pattern,
    load: screen({
      component: async () => (await import('./dashboard-route.tsx')).DashboardRoute,
      areas: ['dashboard', 'figures'],
      titleKey: 'dashboard.title',
    }),
  },
  {
    pattern: paths.wishlistAnalytics.pattern,
    load: screen({
      component: async () => (await import('./wishlist-analytics-route.tsx')).WishlistAnalyticsRoute,
      areas: ['analytics', 'figures', 'wishlists'],
      titleKey: 'analytics.title',
    }),
  },
  {
    pattern: paths.editWishlist.pattern,
    load: screen({
      component: async () => (await import('./edit-wishlist-route.tsx')).EditWishlistRoute,
      areas: ['editor', 'occasions', 'gift-idea-names', 'page-state', 'problems', 'wishlists'],
      titleKey: 'editor.edit.title',
    }),
  },
  {
    pattern: paths.profile.pattern,
    load: screen({
      component: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
      areas: ['profile', 'problems'],
      titleKey: 'profile.title',
    }),
  },
];

/** For admins. */
export const ADMIN_ROUTES: readonly Route[] = [
  {
    pattern: paths.admin.pattern,
    load: adminScreen({
      component: async () => (await import('../features/admin/dashboard/dashboard-screen.tsx')).DashboardScreen,
      areas: ['admin-dashboard', 'admin-users'],
      titleKey: 'admin-dashboard.title',
    }),
  },
  {
    pattern: paths.adminUsers.pattern,
    load: adminScreen({
      component: async () => (await import('./admin-users-route.tsx')).AdminUsersRoute,
      areas: ['admin-users'],
      titleKey: 'admin-users.title',
    }),
  },
  {
    pattern: paths.adminAnalytics.pattern,
    load: adminScreen({
      component: async () => (await import('../features/admin/analytics/analytics-screen.tsx')).PlatformAnalyticsScreen,
      areas: ['admin-analytics', 'figures'],
      titleKey: 'admin-analytics.title',
    }),
  },
  {
    pattern: paths.adminWishlists.pattern,
    load: adminScreen({
      component: async () => (await import('./admin-wishlists-route.tsx')).AdminWishlistsRoute,
      areas: ['admin-wishlists', 'wishlists'],
      titleKey: 'admin-wishlists.title',
    }),
  },
  {
    pattern: paths.adminSettings.pattern,
    load: adminScreen({
      component: async () => (await import('../features/admin/settings/settings-screen.tsx')).SettingsScreen,
      areas: ['admin-settings', 'problems'],
      titleKey: 'admin-settings.title',
    }),
  },
  {
    pattern: paths.adminSupport.pattern,
    load: adminScreen({
      component: async () => (await import('../features/admin/support/support-screen.tsx')).SupportScreen,
      areas: ['admin-support'],
      titleKey: 'admin-support.title',
    }),
  },
];

function staticRoute<Name extends Area>(
  pattern: string,
  meta: PageMeta & { readonly titleKey: AreaKey<Name> },
  parts: Pick<ScreenParts<Name>, 'component' | 'areas'>,
): StaticRoute {
  return { pattern, meta, load: screen<Name>({ ...parts, titleKey: meta.titleKey }) };
}

interface ScreenParts<Name extends Area> {
  readonly component: () => Promise<ComponentType>;
  /** Everything that the screen says before it loads another part. */
  readonly areas: readonly Name[];
  /** A message of one of these areas. */
  readonly titleKey?: NoInfer<AreaKey<Name>>;
}

function screen<Name extends Area>({ component, areas, titleKey }: ScreenParts<Name>): Route['load'] {
  return async () => ({ default: await withAreas(component(), ...areas), titleKey });
}

/** All admin screens read through one module: it is fetched with the screen, not when the screen first asks for it. */
function adminScreen<Name extends Area>(parts: ScreenParts<Name>): Route['load'] {
  const load = screen(parts);
  return async () => {
    // A failed prefetch is repeated, and its failure shown, when the screen reads.
    import('../data/admin/operations.ts').catch(() => undefined);
    return withAreas(load(), 'admin');
  };
}
