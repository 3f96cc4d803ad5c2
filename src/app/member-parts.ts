import type { Area } from '../config/messages/en.ts';
import type { LanguageStore } from '../session/language/language-store.ts';

/** The parts that members see first, and the messages that these use. */
export const MEMBER_AREA_MESSAGES = ['accounts', 'lists', 'offline'] as const satisfies readonly Area[];
export const DASHBOARD_MESSAGES = [
  'dashboard',
  'figures',
  'wishlist-changes',
  'wishlists',
] as const satisfies readonly Area[];
export const BELL_MESSAGES = ['accounts', 'notifications', 'figures'] as const satisfies readonly Area[];

export const memberArea = async () => (await import('./member-area.tsx')).MemberArea;
export const dashboardRoute = async () => (await import('./dashboard-route.tsx')).DashboardRoute;
export const memberBell = async () => (await import('./member-bell.tsx')).MemberBell;

/** Loads what the dashboard shows first and what reads it, while the member still types. */
export async function prepareDashboard({ withAreas }: LanguageStore): Promise<void> {
  await Promise.all([
    withAreas(memberArea(), ...MEMBER_AREA_MESSAGES),
    withAreas(dashboardRoute(), ...DASHBOARD_MESSAGES),
    withAreas(memberBell(), ...BELL_MESSAGES),
    import('../data/wishlists/watch-own-wishlists.ts'),
    import('../data/wishlists/watch-shared-wishlists.ts'),
    import('../data/wishlists/watch-own-analytics.ts'),
    import('../data/notifications/watch-notifications.ts'),
  ]);
}
