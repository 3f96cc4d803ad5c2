import type { Timestamp } from 'firebase/firestore';
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
  /** The index of the contributor's earlier entry to merge into; -1 for a new entry. */
  readonly entryIndex: number;
  readonly message: string;
  readonly displayName: string;
  readonly email: string;
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
  return {
    to: wedding,
    itemIndex: UNTOUCHED,
    amount: 400,
    by,
    isAnonymous,
    entryIndex: -1,
    message: 'Be happy',
    displayName: isAnonymous ? '' : 'Ravi Kulkarni',
    email: isAnonymous ? '' : by.email,
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
    [`systemLogs/contribution_made_${id}`]: {
      type: 'contribution_made',
      description: `Contribution to ${to.fields.title}`,
      timestamp: now(),
      actorId: giverId(gift),
      targetId: to.id,
      amount: gift.amount,
    },
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

function itemAfter(gift: Gift) {
  const { to, itemIndex, amount } = gift;
  const old = to.fields.items[itemIndex];
  if (!old) return null;
  const fundedAmount = old.fundedAmount + amount;
  return {
    ...old,
    fundedAmount,
    isFunded: fundedAmount === old.fundingGoal,
    contributors: [...old.contributors, { ...entry(gift), isVerified: true }].slice(-10),
    contributionCount: old.contributionCount + 1,
  };
}

function wishlistAfter(gift: Gift): Fields {
  const { to, itemIndex, entryIndex, amount, transactionId } = gift;
  const { fields } = to;
  const item = itemAfter(gift);
  const earlier = fields.contributors[entryIndex];
  const contributors = earlier
    ? [
        ...fields.contributors.toSpliced(entryIndex, 1),
        { ...entry(gift), amount: earlier.amount + amount, message: gift.message || earlier.message },
      ]
    : [...fields.contributors, entry(gift)].slice(-100);
  return {
    ...fields,
    items: item ? fields.items.map((other, index) => (index === itemIndex ? item : other)) : fields.items,
    fundedAmount: fields.fundedAmount + amount,
    contributors,
    contributorCount: fields.contributorCount + (earlier ? 0 : 1),
    contributionCount: fields.contributionCount + 1,
    lastContribution: { transactionId, itemIndex, entryIndex, at: now() },
    updatedAt: now(),
  };
}

function transaction(gift: Gift): Fields {
  const { to, itemIndex, message } = gift;
  const item = to.fields.items[itemIndex];
  return {
    wishlistId: to.id,
    ownerId: to.fields.userId,
    ...(item && { itemId: item.id }),
    contributorId: giverId(gift),
    amount: gift.amount,
    displayName: gift.displayName,
    email: gift.email,
    currency: 'INR',
    status: 'completed',
    type: 'contribution',
    isAnonymous: gift.isAnonymous,
    createdAt: now(),
    completedAt: now(),
    thankedAt: null,
    metadata: item ? { itemTitle: item.title, message } : { message, type: 'general_fund' },
  };
}

function news(gift: Gift): Fields {
  const { to, itemIndex, amount, transactionId } = gift;
  const contributorName = shownName(gift);
  return {
    userId: to.fields.userId,
    type: 'contribution',
    title: 'New contribution',
    message: `${contributorName} contributed ₹${amount}`,
    data: {
      wishlistId: to.id,
      transactionId,
      amount,
      contributorId: giverId(gift),
      contributorName,
      itemTitle: to.fields.items[itemIndex]?.title ?? '',
    },
    actionUrl: `/wishlist/${to.id}`,
    isRead: gift.by.uid === to.fields.userId,
    createdAt: now(),
  };
}

export function fundedNotification(changes: Partial<Gift> = {}): Fields {
  const { to, itemIndex, transactionId, by } = completed(changes);
  const itemTitle = to.fields.items[itemIndex]?.title ?? '';
  return {
    userId: to.fields.userId,
    type: 'item_funded',
    title: 'Gift fully funded',
    message: `${itemTitle} is fully funded`,
    data: { wishlistId: to.id, transactionId, itemTitle },
    actionUrl: `/wishlist/${to.id}`,
    isRead: by.uid === to.fields.userId,
    createdAt: now(),
  };
}

function dayAfter({ to, date }: Gift): Fields {
  const { id, fields, today } = to;
  return today && date === today['date']
    ? { ...today, contributions: today.contributions + 1, updatedAt: now() }
    : {
        wishlistId: id,
        ownerId: fields.userId,
        date,
        views: 0,
        uniqueVisitors: 0,
        shares: 0,
        contributions: 1,
        createdAt: startOfDay(date),
        updatedAt: now(),
      };
}
