import type { Notification } from './notification.ts';

/** Notifications listed in the panel. */
export const PANEL_SIZE = 10;
const HIGHEST_BADGE = 9;
const RECENT_MS = 10_000;

/** Whether it is new enough for a toast. If the clock is off by more, none is shown rather than all. */
export function isRecent({ createdAt }: Pick<Notification, 'createdAt'>, now: Date): boolean {
  return Math.abs(now.getTime() - createdAt.getTime()) < RECENT_MS;
}

export function unreadCount(notifications: readonly Pick<Notification, 'isRead'>[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}

/** '' if nothing is unread, '9+' above nine. */
export function badge(unread: number): string {
  if (unread === 0) return '';
  return unread > HIGHEST_BADGE ? `${HIGHEST_BADGE}+` : String(unread);
}
