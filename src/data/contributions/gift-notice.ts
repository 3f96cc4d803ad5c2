import type { PersonId, TransactionId, UserId, WishlistId } from '../../domain/ids.ts';
import type { StoredMap } from '../../domain/schema.ts';
import { serverTime } from '../rest/batch.ts';

export interface AnnouncedGift {
  readonly id: TransactionId;
  readonly wishlistId: WishlistId;
  readonly ownerId: UserId;
  readonly contributorId: PersonId;
  /** 'Anonymous' if it is. */
  readonly name: string;
  readonly amount: number;
  /** '' for the general fund. */
  readonly itemTitle: string;
}

const WORDS = {
  contribution: { title: 'New contribution', did: 'contributed' },
  promised: { title: 'Gift promised', did: 'promised' },
  sent: { title: 'Gift sent', did: 'sent' },
} as const;

/** Tells the owner and the hosts that a gift was given or promised, or that its giver has sent the money. */
export function giftNotice(
  type: keyof typeof WORDS,
  gift: AnnouncedGift,
  hostIds: readonly UserId[] | undefined,
): StoredMap {
  const { id, wishlistId, contributorId, name, amount, itemTitle } = gift;
  const { title, did } = WORDS[type];
  return {
    ...noticeToHosts(gift, hostIds),
    type,
    title,
    message: `${name} ${did} ₹${amount}`,
    data: { wishlistId, transactionId: id, amount, contributorId, contributorName: name, itemTitle },
  };
}

/** It is read already by one who gave under a name. */
export function noticeToHosts(
  { wishlistId, ownerId, contributorId }: Pick<AnnouncedGift, 'wishlistId' | 'ownerId' | 'contributorId'>,
  hostIds: readonly UserId[] = [],
): StoredMap {
  return {
    userId: ownerId,
    actionUrl: `/wishlist/${wishlistId}`,
    isRead: contributorId === ownerId,
    hostIds,
    unreadBy: hostIds.filter((host) => host !== contributorId),
    createdAt: serverTime,
  };
}
