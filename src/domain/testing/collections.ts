import { adminNoteSchema } from '../admin-note.ts';
import { analyticsSchema, dailyStatsSchema } from '../analytics.ts';
import { editingMarkSchema } from '../editing-mark.ts';
import { erasureSchema } from '../erasure.ts';
import { invitationTextsSchema } from '../invitation-texts.ts';
import { historySchema } from '../history.ts';
import { hostInvitationSchema, hostSchema } from '../hosts.ts';
import { notificationSchema } from '../notification.ts';
import { onboardingSchema } from '../onboarding.ts';
import { giftNoteSchema, registerEntrySchema } from '../register-entry.ts';
import { settingsSchema } from '../settings.ts';
import { paymentDetailsSchema } from '../payment-details.ts';
import { reportSchema, subscriberSchema, supportMessageSchema } from '../support.ts';
import { systemLogSchema } from '../system-log.ts';
import { linkClicksSchema, shareEventSchema, userActionSchema } from '../tracking.ts';
import { transactionSchema } from '../transaction.ts';
import { userSchema } from '../user.ts';
import { wishlistSchema } from '../wishlist.ts';
import type { AnySchema } from './schema-values.ts';

export const COLLECTIONS: Readonly<Record<string, AnySchema>> = {
  users: userSchema,
  erasures: erasureSchema,
  wishlists: wishlistSchema,
  hosts: hostSchema,
  editing: editingMarkSchema,
  histories: historySchema,
  hostInvitations: hostInvitationSchema,
  paymentDetails: paymentDetailsSchema,
  invitationTexts: invitationTextsSchema,
  transactions: transactionSchema,
  registerEntries: registerEntrySchema,
  giftNotes: giftNoteSchema,
  notifications: notificationSchema,
  analytics: analyticsSchema,
  dailyStats: dailyStatsSchema,
  affiliateLinks: linkClicksSchema,
  shareEvents: shareEventSchema,
  userActions: userActionSchema,
  supportMessages: supportMessageSchema,
  subscribers: subscriberSchema,
  reports: reportSchema,
  adminNotes: adminNoteSchema,
  onboarding: onboardingSchema,
  settings: settingsSchema,
  systemLogs: systemLogSchema,
};
