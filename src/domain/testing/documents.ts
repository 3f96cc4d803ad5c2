import type { adminNoteSchema } from '../admin-note.ts';
import { type analyticsSchema, type dailyStatsSchema, utcDay } from '../analytics.ts';
import type { Host, HostInvitation } from '../hosts.ts';
import { ANONYMOUS, hostInvitationId, transactionId } from '../ids.ts';
import { rupees } from '../money.ts';
import type { ContributionNotification, ItemFundedNotification } from '../notification.ts';
import type { onboardingSchema } from '../onboarding.ts';
import type { giftNoteSchema, registerEntrySchema } from '../register-entry.ts';
import type { Infer } from '../schema.ts';
import type { Announcement } from '../announcements.ts';
import type { settingsSchema } from '../settings.ts';
import type { reportSchema, subscriberSchema, supportMessageSchema } from '../support.ts';
import type { systemLogSchema } from '../system-log.ts';
import type { shareEventSchema, userActionSchema } from '../tracking.ts';
import type { Transaction } from '../transaction.ts';
import type { User } from '../user.ts';
import type { Item, Wishlist } from '../wishlist.ts';
import { AT, item, OWNER, transaction, user, wishlist, WISHLIST } from './examples.ts';

// One builder per stored document, for all tests and the seed. Each takes the fields to change and the time of the
// document; without them the document is valid.

/** A value as a test writes it: any text and number, and any kind of time, such as a server timestamp. */
export type Written<T> = T extends Date
  ? unknown
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends boolean | null | undefined
        ? T
        : T extends readonly (infer Each)[]
          ? readonly Written<Each>[]
          : { readonly [Key in keyof T]: Written<T[Key]> };

/** Fields with a default are absent from older documents. */
type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

function builder<T extends object>(example: (at: Date) => T) {
  return (changes: Partial<Written<T>> = {}, at: unknown = AT) =>
    ({ ...example(at as Date), ...changes }) as unknown as Written<T>;
}

export const storedItem = builder<Item>((at) => item({ createdAt: at, updatedAt: at }));

export const storedWishlist = builder<Omit<Wishlist, 'id'>>((at) => {
  const { id: _, ...fields } = wishlist();
  return { ...fields, createdAt: at, updatedAt: at };
});

/** To the general fund. */
export const storedTransaction = builder<Optional<Omit<Transaction, 'id'>, 'day' | 'correction' | 'thankedBy'>>(
  (at) => {
    const {
      id: _,
      itemId: __,
      day: ___,
      correction: ____,
      thankedBy: _____,
      ...fields
    } = transaction({ createdAt: at, completedAt: at });
    return { ...fields, metadata: { type: 'general_fund', message: 'Khush raho!' } };
  },
);

const family = { wishlistId: WISHLIST, ownerId: OWNER, place: 'Wai', side: null, note: '', returned: '' };

export const storedEntry = builder<Infer<typeof registerEntrySchema>>((at) => ({
  ...family,
  name: 'Vasant Jadhav',
  amount: rupees(1_101),
  object: '',
  receivedOn: null,
  thankedAt: null,
  thankedBy: null,
  createdAt: at,
  updatedAt: at,
}));

export const storedGiftNote = builder<Infer<typeof giftNoteSchema>>((at) => ({ ...family, updatedAt: at }));

export const storedHostInvitation = builder<Omit<HostInvitation, 'id'>>((at) => ({
  wishlistId: WISHLIST,
  ownerId: OWNER,
  title: 'Asha & Ravi',
  from: 'Asha Rao',
  role: 'host',
  createdAt: at,
  used: null,
}));

export const storedHost = builder<Omit<Host, 'id'>>((at) => ({
  role: 'host',
  name: 'Meena Rao',
  invitationId: hostInvitationId('2c5b9f7e-8d14-4c0a-9e63-b7a1d2f4c8e0'),
  since: at,
}));

export const storedUser = builder<Optional<Omit<User, 'id'>, 'status' | 'ban' | 'isAdmin' | 'moderation'>>((at) => {
  const { id: _, status: __, ban: ___, isAdmin: ____, moderation: _____, ...fields } = user();
  return { ...fields, createdAt: at, updatedAt: at, lastActiveAt: at };
});

const notification = (at: Date) => ({
  userId: OWNER,
  actionUrl: `/wishlist/${WISHLIST}`,
  isRead: false,
  hostIds: [],
  unreadBy: [],
  createdAt: at,
});
const given = { wishlistId: WISHLIST, transactionId: transactionId('gift-1'), itemTitle: 'Brass lamp' };

export const storedContributionNotification = builder<Omit<ContributionNotification, 'id'>>((at) => ({
  ...notification(at),
  type: 'contribution',
  title: 'New contribution',
  message: 'Ravi contributed ₹1101',
  data: { ...given, amount: rupees(1_101), contributorId: ANONYMOUS, contributorName: 'Ravi' },
}));

export const storedFundedNotification = builder<Omit<ItemFundedNotification, 'id'>>((at) => ({
  ...notification(at),
  type: 'item_funded',
  title: 'Gift fully funded',
  message: 'Brass lamp is fully funded',
  data: given,
}));

const counted = { wishlistId: WISHLIST, ownerId: OWNER, views: 0, uniqueVisitors: 0, shares: 0, contributions: 0 };

export const storedAnalytics = builder<Optional<Infer<typeof analyticsSchema>, 'deleted'>>((at) => ({
  ...counted,
  trafficSources: {},
  deviceStats: {},
  referralStats: {},
  last: null,
  createdAt: at,
  updatedAt: at,
}));

export const storedDailyStats = builder<Infer<typeof dailyStatsSchema>>((at) => ({
  ...counted,
  date: utcDay(AT),
  createdAt: at,
  updatedAt: at,
}));

export const storedLogEntry = builder<Infer<typeof systemLogSchema>>((at) => ({
  type: 'wishlist_created',
  description: 'Wishlist created: Asha & Ravi',
  timestamp: at,
  actorId: OWNER,
  targetId: WISHLIST,
}));

export const storedReport = builder<Infer<typeof reportSchema>>((at) => ({
  wishlistId: WISHLIST,
  reason: 'spam',
  message: '',
  reporterId: ANONYMOUS,
  status: 'open',
  createdAt: at,
  moderation: null,
}));

export const storedMessage = builder<Infer<typeof supportMessageSchema>>((at) => ({
  name: 'Meena',
  email: 'meena@mail.test',
  subject: 'A question',
  category: 'general',
  message: 'How does it work?',
  priority: 'normal',
  userId: ANONYMOUS,
  status: 'new',
  createdAt: at,
  moderation: null,
}));

export const storedSubscriber = builder<Infer<typeof subscriberSchema>>((at) => ({
  email: 'meena@mail.test',
  source: 'newsletter',
  createdAt: at,
}));

export const storedNote = builder<Infer<typeof adminNoteSchema>>((at) => ({
  targetId: OWNER,
  text: 'Called them: the page is real.',
  by: OWNER,
  createdAt: at,
}));

export const storedOnboarding = builder<Infer<typeof onboardingSchema>>((at) => ({
  userId: OWNER,
  currentStep: 'add_items',
  completedSteps: ['welcome', 'create_wishlist'],
  skippedSteps: [],
  isCompleted: false,
  startedAt: at,
  completedAt: null,
}));

/** For everyone, for a century. */
export const announcing = (en: string, changes: Partial<Announcement> = {}): Announcement => ({
  id: '5a5a5a5a-0000-4000-8000-000000000001',
  audience: 'everyone',
  texts: { en },
  startsAt: new Date('2020-01-01T00:00:00Z'),
  endsAt: new Date('2120-01-01T00:00:00Z'),
  ...changes,
});

export const storedSettings = builder<Infer<typeof settingsSchema>>((at) => ({
  feePercent: 7.5,
  announcements: [],
  contributionsEnabled: true,
  maintenance: false,
  updatedAt: at,
  moderation: null,
}));

export const storedShareEvent = builder<Infer<typeof shareEventSchema>>((at) => ({
  wishlistId: WISHLIST,
  userId: ANONYMOUS,
  platform: 'qr',
  timestamp: at,
  metadata: { userAgent: 'Firefox', referrer: '' },
}));

export const storedUserAction = builder<Infer<typeof userActionSchema>>((at) => ({
  userId: OWNER,
  action: 'opened_wishlist',
  metadata: { extra: {}, userAgent: 'Firefox', timestamp: at, url: '/' },
  createdAt: at,
}));
