import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Area, AreaKey, MessageKey } from '../config/messages/en.ts';
import { OFFERED_LANGUAGES } from '../config/messages/languages.ts';
import { type PagePath, paths } from '../config/paths.ts';
import type { LanguageStore } from '../session/language/language-store.ts';
import type { PageMeta } from '../session/navigation/page-meta.ts';
import { useLanguages } from '../session/session.tsx';
import { type LazyPart, lazyPart, untilLoaded } from '../ui/lazy-part.tsx';
import { Arrival } from './arrival.tsx';
import { Crash, Root, Waits } from './root.tsx';

/** What the layout around a screen needs to know about its route. */
export interface RouteHandle {
  /** Without it, the screen sets its own title or the page keeps its current one. */
  readonly titleKey?: MessageKey | undefined;
  /** A public page, which has an address in each language. */
  readonly page?: PagePath;
  /** Without the newsletter form: the screens of members and admins, and unsubscribing. */
  readonly isWorkplace?: boolean;
  /** Without the announcement, because guests come for a wedding. */
  readonly isGuestPage?: boolean;
}

/** A public page is the same for every visitor, so it is prerendered. */
interface StaticRoute {
  readonly page: PagePath;
  readonly meta: PageMeta;
  readonly Component: LazyPart<object, LanguageStore>;
}

/** A route whose screen loads its messages into the page's catalogue. */
type Screen = (languages: LanguageStore) => RouteObject;

const notFoundScreen = async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen;

export const staticRoutes: readonly StaticRoute[] = [
  staticRoute(paths.home, {
    component: async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
    areas: ['landing'],
    titleKey: 'landing.title',
    descriptionKey: 'landing.description',
  }),
  staticRoute(paths.giftSuggestions, {
    component: async () => (await import('../features/gift-ideas/gift-ideas-screen.tsx')).GiftIdeasScreen,
    areas: ['gift-ideas', 'gift-idea-names', 'figures', 'problems'],
    titleKey: 'gift-ideas.title',
    descriptionKey: 'gift-ideas.description',
  }),
  staticRoute(paths.about, {
    component: async () => (await import('../features/about/about-screen.tsx')).AboutScreen,
    areas: ['about'],
    titleKey: 'about.title',
    descriptionKey: 'about.description',
  }),
  staticRoute(paths.contact, {
    component: async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen,
    areas: ['contact', 'problems'],
    titleKey: 'contact.title',
    descriptionKey: 'contact.description',
  }),
  staticRoute(paths.privacy, {
    component: async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen,
    areas: ['privacy'],
    titleKey: 'privacy.title',
    descriptionKey: 'privacy.description',
  }),
  staticRoute(paths.terms, {
    component: async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen,
    areas: ['terms'],
    titleKey: 'terms.title',
    descriptionKey: 'terms.description',
  }),
  staticRoute(paths.pricing, {
    component: async () => (await import('../features/pricing/pricing-screen.tsx')).PricingScreen,
    areas: ['pricing'],
    titleKey: 'pricing.title',
    descriptionKey: 'pricing.description',
  }),
  staticRoute(paths.help, {
    component: async () => (await import('../features/help/help-screen.tsx')).HelpScreen,
    areas: ['help'],
    titleKey: 'help.title',
    descriptionKey: 'help.description',
  }),
  staticRoute(paths.notFound, {
    component: notFoundScreen,
    areas: ['not-found'],
    titleKey: 'not-found.title',
    descriptionKey: 'not-found.description',
  }),
];

const publicRoutes: readonly Screen[] = [
  screen(paths.login.pattern, {
    component: async () => (await import('./sign-in-routes.tsx')).LoginRoute,
    areas: ['sign-in', 'accounts', 'problems'],
    titleKey: 'login.title',
  }),
  screen(paths.register.pattern, {
    component: async () => (await import('./sign-in-routes.tsx')).RegisterRoute,
    areas: ['sign-in', 'accounts', 'problems'],
    titleKey: 'register.title',
  }),
  screen(paths.unsubscribe.pattern, {
    component: async () => (await import('./unsubscribe-route.tsx')).UnsubscribeRoute,
    areas: ['unsubscribe'],
    titleKey: 'unsubscribe.title',
    isWorkplace: true,
  }),
  screen(paths.erasure.pattern, {
    component: async () => (await import('../features/profile/erasure/erasure-screen.tsx')).ErasureScreen,
    areas: ['sign-in', 'accounts', 'problems', 'account'],
    titleKey: 'erasure.title',
    isWorkplace: true,
  }),
  screen(paths.createWishlist.pattern, {
    component: async () => (await import('./create-wishlist-route.tsx')).CreateWishlistRoute,
    areas: [
      'accounts',
      'editor',
      'invitation',
      'invite',
      'occasions',
      'gift-finder',
      'gift-idea-names',
      'giving',
      'pictures',
      'problems',
      'wishlist-changes',
      'wishlists',
    ],
    titleKey: 'editor.create.title',
    isWorkplace: true,
  }),
  screen(paths.wishlist.pattern, {
    component: async () => (await import('./wishlist-route.tsx')).WishlistRoute,
    areas: ['guest', 'occasions', 'figures', 'wishlists'],
    isGuestPage: true,
  }),
  ...(import.meta.env.DEV
    ? [
        screen('/_gallery', {
          component: async () => (await import('./gallery.tsx')).Gallery,
          areas: [
            'admin',
            'admin-users',
            'dashboard',
            'editor',
            'gift-finder',
            'giving',
            'guest',
            'lists',
            'sign-in',
            'wishlists',
          ],
        }),
      ]
    : []),
  screen('*', {
    component: notFoundScreen,
    areas: ['not-found'],
    titleKey: 'not-found.title',
  }),
];

/** For signed-in users. Others come back here after signing in. The wishlists are provided. */
const memberRoutes: readonly Screen[] = [
  screen(paths.dashboard.pattern, {
    component: async () => (await import('./dashboard-route.tsx')).DashboardRoute,
    areas: ['dashboard', 'figures', 'wishlist-changes', 'wishlists'],
    titleKey: 'dashboard.title',
  }),
  screen(paths.wishlistAnalytics.pattern, {
    component: async () => (await import('./wishlist-analytics-route.tsx')).WishlistAnalyticsRoute,
    areas: ['analytics', 'book', 'figures', 'problems', 'wishlists'],
    titleKey: 'analytics.title',
  }),
  screen(paths.printCards.pattern, {
    component: async () => (await import('./print-cards-route.tsx')).PrintCardsRoute,
    areas: ['invitation', 'invite', 'print-cards', 'wishlists'],
    titleKey: 'print-cards.title',
  }),
  screen(paths.editWishlist.pattern, {
    component: async () => (await import('./edit-wishlist-route.tsx')).EditWishlistRoute,
    areas: [
      'editor',
      'invitation',
      'invite',
      'occasions',
      'gift-finder',
      'gift-idea-names',
      'page-state',
      'pictures',
      'problems',
      'wishlist-changes',
      'wishlists',
    ],
    titleKey: 'editor.edit.title',
  }),
  screen(paths.hosts.pattern, {
    component: async () => (await import('./hosts-routes.tsx')).HostsRoute,
    areas: ['hosts', 'problems', 'wishlists'],
    titleKey: 'hosts.title',
  }),
  screen(paths.join.pattern, {
    component: async () => (await import('./hosts-routes.tsx')).JoinRoute,
    areas: ['hosts', 'join', 'problems'],
    titleKey: 'join.title',
  }),
  screen(paths.profile.pattern, {
    component: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
    areas: ['profile', 'account', 'sign-in', 'pictures', 'problems'],
    titleKey: 'profile.title',
  }),
];

const adminRoutes = () => import('./admin-routes.tsx');

const adminScreens: readonly Screen[] = [
  adminScreen(paths.admin.pattern, {
    component: async () => (await adminRoutes()).DashboardScreen,
    areas: ['admin-dashboard', 'admin-log', 'admin-support', 'admin-users'],
    titleKey: 'admin-dashboard.title',
  }),
  adminScreen(paths.adminUsers.pattern, {
    component: async () => (await adminRoutes()).AdminUsersRoute,
    areas: ['account', 'admin-users', 'moderation', 'problems'],
    titleKey: 'admin-users.title',
  }),
  adminScreen(paths.adminAnalytics.pattern, {
    component: async () => (await adminRoutes()).PlatformAnalyticsScreen,
    areas: ['admin-analytics', 'figures'],
    titleKey: 'admin-analytics.title',
  }),
  adminScreen(paths.adminWishlists.pattern, {
    component: async () => (await adminRoutes()).AdminWishlistsRoute,
    areas: ['admin-wishlists', 'moderation', 'problems', 'wishlist-changes', 'wishlists'],
    titleKey: 'admin-wishlists.title',
  }),
  adminScreen(paths.adminTransactions.pattern, {
    component: async () => (await adminRoutes()).AdminTransactionsRoute,
    areas: ['admin-transactions', 'admin-users', 'admin-wishlists'],
    titleKey: 'admin-transactions.title',
  }),
  adminScreen(paths.adminLog.pattern, {
    component: async () => (await adminRoutes()).AdminLogRoute,
    areas: ['admin-log'],
    titleKey: 'admin-log.title',
  }),
  adminScreen(paths.adminSettings.pattern, {
    component: async () => (await adminRoutes()).SettingsScreen,
    areas: ['admin-settings', 'problems'],
    titleKey: 'admin-settings.title',
  }),
  adminScreen(paths.adminSupport.pattern, {
    component: async () => (await adminRoutes()).AdminSupportRoute,
    areas: ['admin-support'],
    titleKey: 'admin-support.title',
  }),
];

/** In each language with the same component, so that React keeps the page when only its language changes. */
const staticAddresses: readonly RouteObject[] = staticRoutes.flatMap(({ page, meta: { titleKey }, Component }) =>
  OFFERED_LANGUAGES.map((language) => ({
    path: page.to(language),
    handle: { titleKey, page } satisfies RouteHandle,
    Component,
  })),
);

/**
 * Loads the screen of a prerendered page. If React has to wait for it while hydrating, any update makes it replace the
 * screen, and a tap on the old one is lost.
 */
export async function loadPublicScreen(languages: LanguageStore, path: string): Promise<void> {
  const shown = staticRoutes.find(({ page }) => OFFERED_LANGUAGES.some((language) => page.to(language) === path));
  await shown?.Component.preload(languages);
}

/** Wraps the screens once they are loaded; until then the previous page stays. */
const arrival = { Component: Arrival, ErrorBoundary: Crash, HydrateFallback: Waits };

export function routes(languages: LanguageStore): RouteObject[] {
  const { withAreas } = languages;
  const of = (screens: readonly Screen[]) => screens.map((route) => route(languages));
  return [
    {
      Component: Root,
      ErrorBoundary: Crash,
      children: [
        { ...arrival, children: [...staticAddresses, ...of(publicRoutes)] },
        {
          ...layout(
            async () => (await withAreas(import('./member-area.tsx'), 'accounts', 'lists', 'offline')).MemberArea,
          ),
          handle: { isWorkplace: true } satisfies RouteHandle,
          children: [
            { ...arrival, children: of(memberRoutes) },
            {
              ...layout(async () => (await withAreas(import('./guards.tsx'), 'admin')).AdminsOnly),
              children: [{ ...arrival, children: of(adminScreens) }],
            },
          ],
        },
      ],
    },
  ];
}

/** A layout that several screens share, loaded together with the first of them. */
function layout(component: () => Promise<ComponentType>) {
  return {
    lazy: () => untilLoaded(async () => ({ Component: await component() })),
    ErrorBoundary: Crash,
    HydrateFallback: Waits,
  };
}

interface ScreenParts<Name extends Area> extends Omit<RouteHandle, 'titleKey'> {
  readonly component: () => Promise<ComponentType>;
  /** The messages that the screen uses before it loads other parts. */
  readonly areas: readonly Name[];
  /** A message in one of these areas. */
  readonly titleKey?: NoInfer<AreaKey<Name>>;
}

/** The router renders it after `lazy` has resolved, so its title and its screen have their messages. */
function screen<Name extends Area>(path: string, { component, areas, ...handle }: ScreenParts<Name>): Screen {
  return ({ withAreas }) => ({
    path,
    handle: handle satisfies RouteHandle,
    lazy: () => untilLoaded(async () => ({ Component: await withAreas(component(), ...areas) })),
  });
}

/** All admin screens read through one module. It is fetched together with the screen instead of afterwards. */
function adminScreen<Name extends Area>(path: string, parts: ScreenParts<Name>): Screen {
  const component = () => {
    // If this fails, the screen loads it again when it reads, and shows that failure.
    import('../data/admin/operations.ts').catch(() => undefined);
    return parts.component();
  };
  return screen(path, { ...parts, component });
}

/** Prerendered. */
function staticRoute<Name extends Area>(
  page: PagePath,
  { component, areas, titleKey, descriptionKey }: Pick<ScreenParts<Name>, 'component' | 'areas'> & StaticMeta<Name>,
): StaticRoute {
  return {
    page,
    meta: { titleKey, descriptionKey },
    Component: lazyPart(({ withAreas }) => withAreas(component(), ...areas), useLanguages),
  };
}

type StaticMeta<Name extends Area> = Record<keyof PageMeta, NoInfer<AreaKey<Name>>>;
