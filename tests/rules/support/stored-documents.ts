import { toSofa } from './correction.ts';
import { dayFromToday, LONG_AGO, uuid, type Fields, type Writes } from './fields.ts';
import { adminByFlag, BANNED, giver, newcomer, owner, type Person, SIGNED_IN } from './people.ts';
import { countedDay, documentsOf, earlierGift, wedding, weddingId, WISHLISTS } from './wishlists.ts';

export const DEFAULT_PREFERENCES = { notifications: true, privacy: 'public', language: 'en', currency: 'INR' };

/** Ids and paths of the stored documents. */
export const earlierNotification = `notifications/${earlierGift}_contribution`;
export const anonymousGift = uuid(9002);
export const reportId = uuid(9101);
export const messageId = uuid(9102);
export const subscriberId = uuid(9103);
export const shareId = 'earlier-share';
export const actionId = 'earlier-action';
export const affiliateLink = `affiliateLinks/${weddingId}_${uuid(103)}`;
export const earlierLog = `systemLogs/wishlist_created_${weddingId}`;
/** The log entry of the deactivation that `deactivatedByAdmin` refers to. */
const adminsLog = uuid(8001);

export function profileOf(person: Person, changes: Fields = {}): Fields {
  return {
    email: person.email,
    displayName: `Person ${person.uid}`,
    photoURL: null,
    phoneNumber: null,
    preferences: DEFAULT_PREFERENCES,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    lastActiveAt: LONG_AGO,
    ...(BANNED.some(({ uid }) => uid === person.uid) && { status: 'banned' }),
    ...(person.uid === adminByFlag.uid && { isAdmin: true }),
    ...changes,
  };
}

function gift(changes: Fields): Fields {
  return {
    wishlistId: weddingId,
    ownerId: owner.uid,
    contributorId: giver.uid,
    amount: 500,
    displayName: 'Ravi Kulkarni',
    email: giver.email,
    currency: 'INR',
    status: 'completed',
    type: 'contribution',
    isAnonymous: false,
    createdAt: LONG_AGO,
    completedAt: LONG_AGO,
    thankedAt: null,
    day: dayFromToday(0),
    correction: null,
    metadata: { message: 'Be happy', type: 'general_fund' },
    ...changes,
  };
}

export const onboardingOf = ({ uid }: Person): Fields => ({
  userId: uid,
  currentStep: 'add_items',
  completedSteps: ['welcome', 'create_wishlist'],
  skippedSteps: [],
  isCompleted: false,
  startedAt: LONG_AGO,
  completedAt: null,
});

export const SETTINGS: Fields = {
  feePercent: 7.5,
  announcement: '',
  contributionsEnabled: true,
  updatedAt: LONG_AGO,
  moderation: { logId: uuid(8002), action: 'settings_changed', by: 'admin', at: LONG_AGO },
};

/** The documents stored before each test. */
export const STORED: Writes = {
  ...Object.fromEntries(
    SIGNED_IN.filter((person) => person !== newcomer).map((person) => [`users/${person.uid}`, profileOf(person)]),
  ),
  ...WISHLISTS.reduce<Writes>((documents, wishlist) => ({ ...documents, ...documentsOf(wishlist) }), {}),
  [`dailyStats/${weddingId}_${dayFromToday(-9)}`]: countedDay(weddingId, owner.uid, dayFromToday(-9)),
  [`transactions/${earlierGift}`]: gift({}),
  [`transactions/${toSofa.id}`]: toSofa.fields,
  [`transactions/${anonymousGift}`]: gift({
    contributorId: 'anonymous',
    isAnonymous: true,
    displayName: '',
    email: '',
  }),
  [earlierNotification]: {
    userId: owner.uid,
    type: 'contribution',
    title: 'New contribution',
    message: 'Ravi Kulkarni contributed ₹500',
    data: {
      wishlistId: weddingId,
      transactionId: earlierGift,
      amount: 500,
      contributorId: giver.uid,
      contributorName: 'Ravi Kulkarni',
      itemTitle: '',
    },
    actionUrl: `/wishlist/${weddingId}`,
    isRead: false,
    createdAt: LONG_AGO,
  },
  [`shareEvents/${shareId}`]: {
    wishlistId: weddingId,
    userId: giver.uid,
    platform: 'qr',
    timestamp: LONG_AGO,
    metadata: { userAgent: 'Firefox', referrer: '' },
  },
  [`userActions/${actionId}`]: {
    userId: giver.uid,
    action: 'opened_wishlist',
    metadata: { extra: {}, userAgent: 'Firefox', timestamp: LONG_AGO, url: '/' },
    createdAt: LONG_AGO,
  },
  [affiliateLink]: { itemIndex: 2, clicks: 4, lastClickedAt: LONG_AGO },
  [`supportMessages/${messageId}`]: {
    name: 'Meena',
    email: 'meena@mail.test',
    subject: 'A question',
    category: 'general',
    message: 'How does it work?',
    priority: 'normal',
    userId: 'anonymous',
    status: 'new',
    createdAt: LONG_AGO,
    moderation: null,
  },
  [`subscribers/${subscriberId}`]: { email: 'meena@mail.test', source: 'newsletter', createdAt: LONG_AGO },
  [`reports/${reportId}`]: {
    wishlistId: wedding.id,
    reason: 'spam',
    message: '',
    reporterId: 'anonymous',
    status: 'open',
    createdAt: LONG_AGO,
    moderation: null,
  },
  [`onboarding/${owner.uid}`]: onboardingOf(owner),
  [earlierLog]: {
    type: 'wishlist_created',
    description: 'Wishlist created: Asha and Ravi',
    timestamp: LONG_AGO,
    actorId: owner.uid,
    targetId: weddingId,
  },
  [`systemLogs/${adminsLog}`]: {
    type: 'wishlist_deactivated',
    description: 'Not a wedding',
    timestamp: LONG_AGO,
    actorId: 'admin',
    targetId: uuid(5),
  },
  'unknown/one': { text: 'Secret' },
};
