import { ANONYMOUS } from '../../../src/domain/ids.ts';
import {
  storedContributionNotification,
  storedFundedNotification,
  storedTransaction,
} from '../../../src/domain/testing/documents.ts';
import { type Clock } from '../clock.ts';
import { type Documents, merged, type Stored } from '../stored.ts';
import { logEntry } from './log-entry.ts';
import { type GivenGift, type ReplayedWishlist } from './replay-wishlist.ts';

/** Contributions older than this are thanked and their notifications read. */
const THANKED_AFTER_DAYS = 10;
const READ_AFTER_DAYS = 4;
const THANKED_AT_MINUTES = 600;

type Replayed = Pick<ReplayedWishlist, 'wishlist' | 'owner' | 'gifts'>;

/** Gifts by UPI that are older than this have been received, or sent. */
const RECEIVED_AFTER_DAYS = 12;
const SENT_AFTER_DAYS = 6;
const SENT_AFTER_MS = 300_000;

/** The wishlist with the documents of its creation and contributions. Statistics are in statistics.ts. */
export function wishlistDocuments(replayed: Replayed, clock: Clock): Documents {
  const { wishlist, owner, gifts } = replayed;
  return {
    [`wishlists/${wishlist.id}`]: storedWishlist(replayed),
    ...logEntry(`wishlist_created_${wishlist.id}`, {
      type: 'wishlist_created',
      description: `Wishlist created: ${wishlist.title}`,
      timestamp: wishlist.createdAt,
      actorId: owner.id,
      targetId: wishlist.id,
    }),
    ...merged(...gifts.map((gift) => giftDocuments(replayed, gift, clock))),
  };
}

function storedWishlist({ wishlist, gifts }: Replayed): Stored {
  const { id: _, lastContribution, ...stored } = wishlist;
  const at = gifts.at(-1)?.at;
  return { ...stored, lastContribution: lastContribution && { ...lastContribution, at } };
}

function giftDocuments({ wishlist, owner }: Replayed, gift: GivenGift, clock: Clock): Documents {
  const { id, at, giver, item, amount, message, daysAgo } = gift;
  const name = giver?.name ?? 'Anonymous';
  const isThanked = giver !== null && daysAgo > THANKED_AFTER_DAYS;
  const itemTitle = item?.title ?? '';
  const news = {
    userId: owner.id,
    actionUrl: `/wishlist/${wishlist.id}`,
    isRead: daysAgo > READ_AFTER_DAYS,
  };
  return {
    [`transactions/${id}`]: storedTransaction(
      {
        wishlistId: wishlist.id,
        ownerId: owner.id,
        ...(item && { itemId: item.id }),
        contributorId: giver?.id ?? ANONYMOUS,
        displayName: giver?.name ?? '',
        email: giver?.email ?? '',
        isEmailVerified: giver?.isVerified ?? false,
        phoneNumber: giver?.isGuest ? giver.phoneNumber : null,
        isVerified: giver !== null && !giver.isGuest,
        amount,
        isAnonymous: giver === null,
        ...(wishlist.acceptsUpi && byUpi(gift, clock)),
        thankedAt: isThanked ? clock.at(daysAgo - 1, THANKED_AT_MINUTES) : null,
        metadata: item ? { itemTitle, message } : { type: 'general_fund', message },
      },
      at,
    ),
    [`notifications/${id}_contribution`]: storedContributionNotification(
      {
        ...news,
        ...(wishlist.acceptsUpi && { type: 'promised', title: 'Gift promised' }),
        message: `${name} ${wishlist.acceptsUpi ? 'promised' : 'contributed'} ₹${amount}`,
        data: {
          wishlistId: wishlist.id,
          transactionId: id,
          amount,
          contributorId: giver?.id ?? ANONYMOUS,
          contributorName: name,
          itemTitle,
        },
      },
      at,
    ),
    ...(gift.completesItem && {
      [`notifications/${id}_funded`]: storedFundedNotification(
        {
          ...news,
          message: `${itemTitle} is fully funded`,
          data: { wishlistId: wishlist.id, transactionId: id, itemTitle },
        },
        at,
      ),
    }),
    ...logEntry(`contribution_made_${id}`, {
      type: 'contribution_made',
      description: `Contribution to ${wishlist.title}`,
      timestamp: at,
      actorId: giver?.id ?? ANONYMOUS,
      targetId: wishlist.id,
      amount,
    }),
  };
}

function byUpi({ id, at, daysAgo }: GivenGift, clock: Clock) {
  const isReceived = daysAgo > RECEIVED_AFTER_DAYS;
  const isSent = daysAgo > SENT_AFTER_DAYS;
  return {
    status: isReceived ? ('received' as const) : isSent ? ('sent' as const) : ('promised' as const),
    sentAt: isSent ? new Date(at.getTime() + SENT_AFTER_MS) : null,
    completedAt: isReceived ? clock.at(daysAgo - 1, THANKED_AT_MINUTES) : null,
    utr: isReceived ? id.replace(/\D/g, '').padEnd(12, '0').slice(0, 12) : null,
  };
}
