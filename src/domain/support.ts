import type { PersonId, ReportId, SupportMessageId, WishlistId } from './ids.ts';
import type { Moderation } from './wishlist.ts';

export const SUPPORT_CATEGORIES = [
  'general',
  'payment',
  'privacy',
  'account',
  'technical',
  'feedback',
  'partnership',
] as const;
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

export const SUPPORT_PRIORITIES = ['low', 'normal', 'high', 'critical'] as const;
export type SupportPriority = (typeof SUPPORT_PRIORITIES)[number];

export const SUPPORT_STATUSES = ['new', 'read', 'answered'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

export const SUBSCRIPTION_SOURCES = ['newsletter', 'gift_ideas'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

export const REPORT_REASONS = ['spam', 'fraud', 'offensive', 'privacy', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What somebody writes to us. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly category: SupportCategory;
  readonly message: string;
  readonly priority: SupportPriority;
}

export interface SupportMessage extends ContactForm {
  readonly id: SupportMessageId;
  readonly userId: PersonId;
  readonly status: SupportStatus;
  readonly createdAt: Date;
  readonly moderation: Moderation | null;
}

export interface Subscriber {
  readonly email: string;
  readonly source: SubscriptionSource;
  readonly createdAt: Date;
}

export interface Report {
  readonly id: ReportId;
  readonly wishlistId: WishlistId;
  readonly reason: ReportReason;
  readonly message: string;
  readonly reporterId: PersonId;
  readonly status: 'open' | 'resolved';
  readonly createdAt: Date;
  readonly moderation: Moderation | null;
}
