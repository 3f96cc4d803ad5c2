import { moderation, person, wishlist } from './common-fields.ts';
import { email } from './email-address.ts';
import type { ReportId, SubscriberId, SupportMessageId } from './ids.ts';
import { type Infer, line, lines, map, oneOf, type Parsed, time } from './schema.ts';
import { isFoundIn } from './search.ts';

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
export const MOST_URGENT_FIRST = ['critical', 'high', 'normal', 'low'] as const satisfies readonly SupportPriority[];

export const SUPPORT_STATUSES = ['new', 'read', 'answered'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

export const SUBSCRIPTION_SOURCES = ['newsletter', 'gift_ideas'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

export const REPORT_REASONS = ['spam', 'fraud', 'offensive', 'privacy', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ['open', 'resolved'] as const;

export const contactForm = {
  name: line({ least: 1, most: 100 }),
  email,
  subject: line({ least: 1, most: 200 }),
  category: oneOf(SUPPORT_CATEGORIES),
  message: lines({ least: 1, most: 5_000 }),
  priority: oneOf(SUPPORT_PRIORITIES, 'normal'),
};
export type ContactForm = Parsed<typeof contactForm>;

export const supportMessageSchema = map({
  ...contactForm,
  userId: person,
  status: oneOf(SUPPORT_STATUSES),
  createdAt: time,
  moderation,
});
export type SupportMessage = Infer<typeof supportMessageSchema> & { readonly id: SupportMessageId };

/** Whether the name, the e-mail address, the subject or the text contains this. */
export function mentions({ name, email, subject, message }: SupportMessage, search: string): boolean {
  return [name, email, subject, message].some((text) => isFoundIn(text, search));
}

export const subscriberSchema = map({ email, source: oneOf(SUBSCRIPTION_SOURCES), createdAt: time });
export type Subscriber = Infer<typeof subscriberSchema> & { readonly id: SubscriberId };

export const reportForm = { reason: oneOf(REPORT_REASONS), message: lines({ most: 1_000 }) };

export const reportSchema = map({
  wishlistId: wishlist,
  ...reportForm,
  reporterId: person,
  status: oneOf(REPORT_STATUSES),
  createdAt: time,
  moderation,
});
export type Report = Infer<typeof reportSchema> & { readonly id: ReportId };
