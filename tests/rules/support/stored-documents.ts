import {
  storedContributionNotification,
  storedEntry,
  storedGiftNote,
  storedLogEntry,
  storedMessage,
  storedNote,
  storedOnboarding,
  storedReport,
  storedSettings,
  storedShareEvent,
  storedSubscriber,
  storedTransaction,
  storedUser,
  storedUserAction,
} from '../../../src/domain/testing/documents.ts';
import { toSofa } from './correction.ts';
import { dayFromToday, LONG_AGO, uuid, type Fields, type Writes } from './fields.ts';
import { HOSTS } from './hosts.ts';
import { adminByFlag, BANNED, giver, newcomer, owner, type Person, SIGNED_IN } from './people.ts';
import { countedDay, documentsOf, earlierId, wedding, weddingId, WISHLISTS } from './wishlists.ts';

/** Ids and paths of the stored documents. */
export const earlierNotification = `notifications/${earlierId}_contribution`;
export const anonymousGift = uuid(9002);
export const reportId = uuid(9101);
export const messageId = uuid(9102);
export const earlierNote = uuid(9104);
export const earlierEntry = `registerEntries/${weddingId}_${uuid(9105)}`;
export const subscriberId = uuid(9103);
export const shareId = 'earlier-share';
export const actionId = 'earlier-action';
export const affiliateLink = `affiliateLinks/${weddingId}_${uuid(103)}`;
export const earlierLog = `systemLogs/wishlist_created_${weddingId}`;
/** The log entry of the deactivation that `deactivatedByAdmin` refers to. */
const adminsLog = uuid(8001);

const BAN = { status: 'banned', ban: { reason: 'Spam', byConfiguredAdmin: true } };

export function profileOf(person: Person, changes: Fields = {}): Fields {
  const isBanned = BANNED.some(({ uid }) => uid === person.uid);
  return {
    ...storedUser({ email: person.email, displayName: `Person ${person.uid}` }, LONG_AGO),
    ...(isBanned && BAN),
    ...(person.uid === adminByFlag.uid && { isAdmin: true }),
    ...changes,
  };
}

/** The profile of a person who was banned meanwhile. */
export const bannedMeanwhile = (person: Person): Writes => ({ [`users/${person.uid}`]: profileOf(person, BAN) });

const fromGiver = {
  wishlistId: weddingId,
  ownerId: owner.uid,
  contributorId: giver.uid,
  amount: 500,
  displayName: 'Ravi Kulkarni',
  email: giver.email,
  day: dayFromToday(0),
  correction: null,
  metadata: { message: 'Be happy', type: 'general_fund' },
};

export const onboardingOf = ({ uid }: Person): Fields => storedOnboarding({ userId: uid }, LONG_AGO);

export const SETTINGS: Fields = storedSettings(
  { moderation: { logId: uuid(8002), action: 'settings_changed', by: 'admin', at: LONG_AGO, reason: '' } },
  LONG_AGO,
);

/** The documents stored before each test. */
export const STORED: Writes = {
  ...Object.fromEntries(
    SIGNED_IN.filter((person) => person !== newcomer).map((person) => [`users/${person.uid}`, profileOf(person)]),
  ),
  ...WISHLISTS.reduce<Writes>((documents, wishlist) => ({ ...documents, ...documentsOf(wishlist) }), {}),
  [`dailyStats/${weddingId}_${dayFromToday(-9)}`]: countedDay(weddingId, owner.uid, dayFromToday(-9)),
  [`transactions/${earlierId}`]: storedTransaction(fromGiver, LONG_AGO),
  [`transactions/${toSofa.id}`]: toSofa.fields,
  [`transactions/${anonymousGift}`]: storedTransaction(
    { ...fromGiver, contributorId: 'anonymous', isAnonymous: true, displayName: '', email: '' },
    LONG_AGO,
  ),
  [earlierEntry]: storedEntry({ wishlistId: weddingId, ownerId: owner.uid }, LONG_AGO),
  [`giftNotes/${anonymousGift}`]: storedGiftNote({ wishlistId: weddingId, ownerId: owner.uid }, LONG_AGO),
  [earlierNotification]: storedContributionNotification(
    {
      userId: owner.uid,
      message: 'Ravi Kulkarni contributed ₹500',
      data: {
        wishlistId: weddingId,
        transactionId: earlierId,
        amount: 500,
        contributorId: giver.uid,
        contributorName: 'Ravi Kulkarni',
        itemTitle: '',
      },
      actionUrl: `/wishlist/${weddingId}`,
    },
    LONG_AGO,
  ),
  [`shareEvents/${shareId}`]: storedShareEvent({ wishlistId: weddingId, userId: giver.uid }, LONG_AGO),
  [`userActions/${actionId}`]: storedUserAction({ userId: giver.uid }, LONG_AGO),
  [affiliateLink]: { clicks: 4, lastClickedAt: LONG_AGO },
  [`supportMessages/${messageId}`]: storedMessage({}, LONG_AGO),
  [`subscribers/${subscriberId}`]: storedSubscriber({}, LONG_AGO),
  [`reports/${reportId}`]: storedReport({ wishlistId: weddingId }, LONG_AGO),
  [`adminNotes/${earlierNote}`]: storedNote({ targetId: owner.uid, by: 'admin' }, LONG_AGO),
  [`onboarding/${owner.uid}`]: onboardingOf(owner),
  [earlierLog]: storedLogEntry(
    { description: `Wishlist created: ${wedding.fields.title}`, actorId: owner.uid, targetId: weddingId },
    LONG_AGO,
  ),
  [`systemLogs/${adminsLog}`]: storedLogEntry(
    { type: 'wishlist_deactivated', description: 'Not a wedding', actorId: 'admin', targetId: uuid(5) },
    LONG_AGO,
  ),
  ...HOSTS,
  'unknown/one': { text: 'Secret' },
};
