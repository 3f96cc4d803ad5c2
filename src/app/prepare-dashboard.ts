import type { LanguageStore } from '../session/language/language-store.ts';

/** Loads what the dashboard shows first and what reads it, while the member still types. */
export async function prepareDashboard({ withAreas }: LanguageStore): Promise<void> {
  await Promise.all([
    withAreas(import('./member-area.tsx'), 'accounts', 'lists', 'offline'),
    withAreas(import('./dashboard-route.tsx'), 'dashboard', 'figures', 'lists', 'wishlist-changes', 'wishlists'),
    withAreas(import('./member-bell.tsx'), 'accounts', 'notifications', 'figures'),
    import('../data/wishlists/watch-own-wishlists.ts'),
    import('../data/wishlists/watch-shared-wishlists.ts'),
    import('../data/wishlists/watch-own-analytics.ts'),
    import('../data/notifications/watch-notifications.ts'),
  ]);
}
