/** Each throws a Failure ('unexpected-data') that names the document and the field. */
import { type AdminNote, adminNoteSchema } from '../../domain/admin-note.ts';
import { analyticsSchema, dailyStatsSchema, type Analytics, type DailyStats } from '../../domain/analytics.ts';
import { type EditingMark, editingMarkSchema } from '../../domain/editing-mark.ts';
import { type Change, changesIn, historySchema } from '../../domain/history.ts';
import { type Host, type HostInvitation, hostInvitationSchema, hostSchema } from '../../domain/hosts.ts';
import {
  adminNoteId,
  hostInvitationId,
  type NotificationId,
  registerEntryId,
  reportId,
  subscriberId,
  supportMessageId,
  systemLogId,
  transactionId,
  type UserId,
  userId,
  type WishlistId,
} from '../../domain/ids.ts';
import { type Notification, notificationSchema } from '../../domain/notification.ts';
import { type OnboardingRecord, onboardingSchema } from '../../domain/onboarding.ts';
import { type GiftNote, giftNoteSchema, type RegisterEntry, registerEntrySchema } from '../../domain/register-entry.ts';
import {
  type Report,
  reportSchema,
  type Subscriber,
  subscriberSchema,
  type SupportMessage,
  supportMessageSchema,
} from '../../domain/support.ts';
import { type SystemLogEntry, systemLogSchema } from '../../domain/system-log.ts';
import { type Transaction, transactionSchema } from '../../domain/transaction.ts';
import { type User, userSchema } from '../../domain/user.ts';

export function parseAdminNote(id: string, stored: unknown): AdminNote {
  return { id: adminNoteId(id), ...adminNoteSchema.parse(stored, `adminNotes/${id}`) };
}

export function parseAnalytics(id: WishlistId, stored: unknown): Analytics {
  return analyticsSchema.parse(stored, `analytics/${id}`);
}

export function parseDailyStats(id: string, stored: unknown): DailyStats {
  return dailyStatsSchema.parse(stored, `dailyStats/${id}`);
}

export function parseGiftNote(id: string, stored: unknown): GiftNote {
  return { id: transactionId(id), ...giftNoteSchema.parse(stored, `giftNotes/${id}`) };
}

export function parseEditingMark(id: string, stored: unknown): EditingMark {
  return { id: userId(id), ...editingMarkSchema.parse(stored, `editing/${id}`) };
}

/** The newest change first. */
export function parseHistory(id: WishlistId, stored: unknown): readonly Change[] {
  return changesIn(historySchema.parse(stored, `histories/${id}`));
}

export function parseHost(id: string, stored: unknown): Host {
  return { id: userId(id), ...hostSchema.parse(stored, `hosts/${id}`) };
}

export function parseHostInvitation(id: string, stored: unknown): HostInvitation {
  return { id: hostInvitationId(id), ...hostInvitationSchema.parse(stored, `hostInvitations/${id}`) };
}

export function parseNotification(id: NotificationId, stored: unknown): Notification {
  return { id, ...notificationSchema.parse(stored, `notifications/${id}`) };
}

export function parseOnboarding(id: UserId, stored: unknown): OnboardingRecord {
  return onboardingSchema.parse(stored, `onboarding/${id}`);
}

export function parseRegisterEntry(id: string, stored: unknown): RegisterEntry {
  return { id: registerEntryId(id), ...registerEntrySchema.parse(stored, `registerEntries/${id}`) };
}

export function parseReport(id: string, stored: unknown): Report {
  return { id: reportId(id), ...reportSchema.parse(stored, `reports/${id}`) };
}

export function parseSubscriber(id: string, stored: unknown): Subscriber {
  return { id: subscriberId(id), ...subscriberSchema.parse(stored, `subscribers/${id}`) };
}

export function parseSupportMessage(id: string, stored: unknown): SupportMessage {
  return { id: supportMessageId(id), ...supportMessageSchema.parse(stored, `supportMessages/${id}`) };
}

export function parseSystemLogEntry(id: string, stored: unknown): SystemLogEntry {
  return { id: systemLogId(id), ...systemLogSchema.parse(stored, `systemLogs/${id}`) };
}

export function parseTransaction(id: string, stored: unknown): Transaction {
  return { id: transactionId(id), ...transactionSchema.parse(stored, `transactions/${id}`) };
}

export function parseUser(id: UserId, stored: unknown): User {
  return { id, ...userSchema.parse(stored, `users/${id}`) };
}
