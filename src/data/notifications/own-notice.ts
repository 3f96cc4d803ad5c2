import type { NotificationId } from '../../domain/ids.ts';
import { tolerantly } from '../drafts/tolerantly.ts';

const KEY = 'shagun.own-notice';

/** Remembers the last notification about what was done on this device, which needs no toast here. */
export function rememberOwnNotice(id: NotificationId): void {
  tolerantly(() => localStorage.setItem(KEY, id));
}

export function isOwnNotice(id: NotificationId): boolean {
  return tolerantly(() => localStorage.getItem(KEY)) === id;
}
