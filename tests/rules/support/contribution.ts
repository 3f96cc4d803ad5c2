import type { Timestamp } from 'firebase/firestore';
import {
  storedContributionNotification,
  storedDailyStats,
  storedFundedNotification,
  storedLogEntry,
  storedTransaction,
} from '../../../src/domain/testing/documents.ts';
import { dayFromToday, type Fields, inHours, now, startOfDay, uuid, type Writes } from './fields.ts';
import { giver, type Person, personId } from './people.ts';
import { type EntryFields, type StoredWishlist, UNTOUCHED, wedding, weddingId } from './wishlists.ts';

export interface Gift {
  readonly to: StoredWishlist;
  /** -1 for the general fund. */
  readonly itemIndex: number;
  readonly amount: number;
  readonly by: Person;
  readonly isAnonymous: boolean;
  /** The index of the entry to merge with or, in a full list, to replace; -1 for none. */
  readonly entryIndex: number;
  /** The same, among the entries of the item. */
  readonly itemEntryIndex: number;
  readonly message: string;
  readonly displayName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly phoneNumber: string | null;
  /** Whether an account vouches for the name. */
  readonly isVerified: boolean;
  /** Of an anonymous giver. */
  readonly giverKey: string | null;
  readonly transactionId: string;
  readonly at: Timestamp;
  /** The UTC date of the daily statistics. */
  readonly date: string;
}

const giftId = uuid(7001);

/** The paths of the documents of a contribution to the wedding. */
export const PATHS = {
  wishlist: `wishlists/${weddingId}`,
  transaction: `transactions/${giftId}`,
  notification: `notifications/${giftId}_contribution`,
  funded: `notifications/${giftId}_funded`,
  analytics: `analytics/${weddingId}`,
  today: `dailyStats/${weddingId}_${dayFromToday(0)}`,
  log: `systemLogs/contribution_made_${giftId}`,
} as const;

function completed(changes: Partial<Gift>): Gift {
  const by = changes.by ?? giver;
  const isAnonymous = changes.isAnonymous ?? by.uid === '';
  const email = changes.email ?? (isAnonymous ? '' : by.email);
  return {
    to: wedding,
    itemIndex: UNTOUCHED,
    amount: 400,
    by,
    isAnonymous,
    entryIndex: -1,
    itemEntryIndex: -1,
    message: 'Be happy',
    displayName: isAnonymous ? '' : 'Ravi Kulkarni',
    email,
    isEmailVerified: email !== '' && by.isVerified === true,
    phoneNumber: null,
    isVerified: !isAnonymous && by.provider !== 'anonymous',
    giverKey: null,
    transactionId: giftId,
    at: inHours(0),
    date: dayFromToday(0),
    ...changes,
  };
}

/** The writes of one contribution (docs/data-model.md). */
export function contribution(changes: Partial<Gift> = {}): Writes {
  const gift = completed(changes);
  const { to, transactionId: id, date } = gift;
  const item = itemAfter(gift);
  return {
    [`wishlists/${to.id}`]: wishlistAfter(gift),
    [`transactions/${id}`]: transaction(gift),
    [`notifications/${id}_contribution`]: news(gift),
    ...(item?.isFunded === true && { [`notifications/${id}_funded`]: fundedNotification(gift) }),
    [`analytics/${to.id}`]: {
      ...to.analytics,
      contributions: to.analytics.contributions + 1,
      updatedAt: now(),
    },
    [`dailyStats/${to.id}_${date}`]: dayAfter(gift),
    [`systemLogs/contribution_made_${id}`]: storedLogEntry(
      {
        type: 'contribution_made',
        description: `Contribution to ${to.fields.title}`,
        actorId: giverId(gift),
        targetId: to.id,
        amount: gift.amount,
      },
      now(),
    ),
  };
}

const giverId = ({ isAnonymous, by }: Gift): string => (isAnonymous ? 'anonymous' : personId(by));
const shownName = ({ isAnonymous, displayName }: Gift): string => (isAnonymous ? 'Anonymous' : displayName);

function entry(gift: Gift): EntryFields {
  return {
    userId: giverId(gift),
    displayName: shownName(gift),
    email: '',
    amount: gift.amount,
    message: gift.message,
    isAnonymous: gift.isAnonymous,
    contributedAt: gift.at,
  };
}

const isOwn = (gift: Gift, earlier: EntryFields | undefined): boolean =>
  earlier !== undefined &&
  !gift.isAnonymous &&
  earlier.userId === gift.by.uid &&
  (gift.isVerified || earlier.displayName === gift.displayName);

/** The entry at `index` is merged or replaced. With -1 a full list stays as it is. */
function entered<Entry extends EntryFields>(
  entries: readonly Entry[],
  entry: Entry,
  index: number,
  most: number,
  isMerged = false,
): readonly Entry[] {
  const earlier = entries[index];
  if (!earlier) return entries.length < most ? [...entries, entry] : entries;
  const { amount, message } = entry;
  const merged = { ...entry, amount: amount + earlier.amount, message: message || earlier.message };
  return [...entries.toSpliced(index, 1), isMerged ? merged : entry];
}

function itemAfter(gift: Gift) {
  const { to, itemIndex, amount } = gift;
  const old = to.fields.items[itemIndex];
  if (!old) return null;
  const fundedAmount = old.fundedAmount + amount;
  return {
    ...old,
    fundedAmount,
    isFunded: fundedAmount === old.fundingGoal,
    contributors: entered(old.contributors, { ...entry(gift), isVerified: gift.isVerified }, gift.itemEntryIndex, 10),
    contributionCount: old.contributionCount + 1,
  };
}

function wishlistAfter(gift: Gift): Fields {
  const { to, itemIndex, entryIndex, itemEntryIndex, amount, transactionId } = gift;
  const { fields } = to;
  const item = itemAfter(gift);
  const isMerged = isOwn(gift, fields.contributors[entryIndex]);
  return {
    ...fields,
    items: item ? fields.items.map((other, index) => (index === itemIndex ? item : other)) : fields.items,
    fundedAmount: fields.fundedAmount + amount,
    contributors: entered(fields.contributors, entry(gift), entryIndex, 100, isMerged),
    contributorCount: fields.contributorCount + (isMerged ? 0 : 1),
    contributionCount: fields.contributionCount + 1,
    lastContribution: { transactionId, itemIndex, entryIndex, itemEntryIndex, at: now() },
    updatedAt: now(),
  };
}

function transaction(gift: Gift): Fields {
  const { to, itemIndex, message } = gift;
  const item = to.fields.items[itemIndex];
  const { amount, displayName, email, isEmailVerified, phoneNumber, isVerified, isAnonymous } = gift;
  const written = { wishlistId: to.id, ownerId: to.fields.userId, contributorId: giverId(gift), amount };
  const target = item
    ? { itemId: item.id, metadata: { itemTitle: item.title, message } }
    : { metadata: { message, type: 'general_fund' } };
  return storedTransaction(
    {
      ...written,
      displayName,
      email,
      isEmailVerified,
      phoneNumber,
      isVerified,
      isAnonymous,
      day: gift.date,
      giverKey: gift.giverKey,
      correction: null,
      ...(to.fields.acceptsUpi && { status: 'promised', completedAt: null }),
      ...target,
    },
    now(),
  );
}

function news(gift: Gift): Fields {
  const { to, itemIndex, amount, transactionId } = gift;
  const contributorName = shownName(gift);
  const itemTitle = to.fields.items[itemIndex]?.title ?? '';
  const data = { wishlistId: to.id, transactionId, amount, contributorId: giverId(gift), contributorName, itemTitle };
  const words = to.fields.acceptsUpi
    ? { type: 'promised' as const, title: 'Gift promised', message: `${contributorName} promised ₹${amount}` }
    : { message: `${contributorName} contributed ₹${amount}` };
  return storedContributionNotification({ ...notificationOf(gift), ...words, data }, now());
}

export function fundedNotification(changes: Partial<Gift> = {}): Fields {
  const gift = completed(changes);
  const { to, itemIndex, transactionId } = gift;
  const itemTitle = to.fields.items[itemIndex]?.title ?? '';
  const data = { wishlistId: to.id, transactionId, itemTitle };
  const message = `${itemTitle} is fully funded`;
  return storedFundedNotification({ ...notificationOf(gift), message, data }, now());
}

function notificationOf(gift: Gift) {
  const { to } = gift;
  const { userId, hostIds = [] } = to.fields;
  const contributorId = giverId(gift);
  return {
    userId,
    actionUrl: `/wishlist/${to.id}`,
    isRead: contributorId === userId,
    hostIds,
    unreadBy: hostIds.filter((host) => host !== contributorId),
  };
}

function dayAfter({ to, date }: Gift): Fields {
  const { id, fields, today } = to;
  return today && date === today['date']
    ? { ...today, contributions: today.contributions + 1, updatedAt: now() }
    : storedDailyStats(
        { wishlistId: id, ownerId: fields.userId, date, contributions: 1, createdAt: startOfDay(date) },
        now(),
      );
}
