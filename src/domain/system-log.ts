import { person } from './common-fields.ts';
import { transactionId, type SystemLogId } from './ids.ts';
import { type Infer, map, optional, rupees, text, textAs, time } from './schema.ts';

/** Events logged by the platform. */
export const EVENT_LOG_TYPES = [
  'user_signup',
  'wishlist_created',
  'contribution_made',
  'contribution_set_aside',
  'contribution_restored',
  'payment_details_changed',
  'report_submitted',
] as const;

/** Actions of admins. */
export const ADMIN_LOG_TYPES = [
  'user_banned',
  'user_unbanned',
  'admin_granted',
  'admin_revoked',
  'wishlist_deactivated',
  'wishlist_reactivated',
  'wishlist_deleted',
  'report_resolved',
  'support_new',
  'support_read',
  'support_answered',
  'subscriber_deleted',
  'settings_changed',
  'data_found',
  'data_exported',
  'user_deleted',
  'gift_erased',
  'support_deleted',
  'report_deleted',
] as const;
/** Of admins and of everybody else. */
export const LOG_TYPES = [...EVENT_LOG_TYPES, ...ADMIN_LOG_TYPES];
export type AdminLogType = (typeof ADMIN_LOG_TYPES)[number];

export const systemLogSchema = map({
  /** A known type, or one from a newer version. */
  type: text({}),
  description: text({ least: 1, most: 200 }),
  timestamp: time,
  actorId: person,
  targetId: text({ least: 1, most: 128 }),
  /** The contribution that was set aside or restored. */
  transactionId: optional(textAs(transactionId, {})),
  amount: optional(rupees({})),
});
export type SystemLogEntry = Infer<typeof systemLogSchema> & { readonly id: SystemLogId };

/** Of a report the description names the reason, of settings all values. */
const NAMELESS: ReadonlySet<string> = new Set([
  'report_submitted',
  'report_resolved',
  'subscriber_deleted',
  'settings_changed',
  'data_found',
  'data_exported',
  'user_deleted',
  'gift_erased',
  'support_deleted',
  'report_deleted',
]);

/** Whom or what the stored description, which is English, names: a user, a wishlist or the subject of a message. */
export function loggedName({ type, description }: Pick<SystemLogEntry, 'type' | 'description'>): string | null {
  if (NAMELESS.has(type)) return null;
  const [, name = null] =
    (type.startsWith('contribution_') ? /^Contribution to (.+)$/s : /^[^:]+: (.+)$/s).exec(description) ?? [];
  return name;
}
