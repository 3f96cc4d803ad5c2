import type { PersonId, SystemLogId } from './ids.ts';
import type { Rupees } from './money.ts';

/** What the platform records of itself. */
export const EVENT_LOG_TYPES = ['user_signup', 'wishlist_created', 'contribution_made', 'report_submitted'] as const;

/** What admins do. */
export const ADMIN_LOG_TYPES = [
  'user_banned',
  'user_unbanned',
  'admin_granted',
  'admin_revoked',
  'wishlist_deactivated',
  'wishlist_reactivated',
  'wishlist_deleted',
  'report_resolved',
  'support_read',
  'support_answered',
  'settings_changed',
] as const;
export type AdminLogType = (typeof ADMIN_LOG_TYPES)[number];

export interface SystemLogEntry {
  readonly id: SystemLogId;
  /** One of the above, or one that this version does not know. */
  readonly type: string;
  readonly description: string;
  readonly timestamp: Date;
  readonly actorId: PersonId;
  readonly targetId: string;
  readonly amount?: Rupees;
}
