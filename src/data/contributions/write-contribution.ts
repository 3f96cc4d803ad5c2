import { utcDay } from '../../domain/analytics.ts';
import type { AcceptedContribution, Contact, ContributionForm, Giver } from '../../domain/contribution.ts';
import type { TransactionId } from '../../domain/ids.ts';
import type { StoredMap } from '../../domain/schema.ts';
import type { systemLogSchema } from '../../domain/system-log.ts';
import type { transactionSchema } from '../../domain/transaction.ts';
import type { Written } from '../documents/written.ts';
import type { WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { type Batch, increment, serverTime, type ServerValue } from '../rest/batch.ts';
import { giftNotice, noticeToHosts } from './gift-notice.ts';
import { countOnDay, moneyFields } from './money-fields.ts';

/** Contact details that the couple receives. */
export interface LeftContact extends Contact {
  readonly isEmailVerified: boolean;
}

export interface ContributionToWrite {
  readonly stored: WishlistAsStored;
  readonly accepted: AcceptedContribution;
  readonly transactionId: TransactionId;
  readonly form: ContributionForm;
  readonly giver: Giver;
  readonly contact: LeftContact;
  /** Of an anonymous giver (giver-key.ts). */
  readonly giverKey: string | null;
  readonly at: Date;
}

/** The documents of a contribution (docs/data-model.md). The rules accept all of them or none. */
export function writeContribution(batch: Batch, gift: ContributionToWrite): void {
  const { stored, accepted, transactionId, at } = gift;
  const { wishlist } = stored;
  const day = utcDay(at);
  batch
    .update(`wishlists/${wishlist.id}`, {
      ...moneyFields(stored, accepted),
      lastContribution: { ...accepted.wishlist.lastContribution, at: serverTime },
    })
    .set(`transactions/${transactionId}`, transactionFields(gift))
    .set(`notifications/${transactionId}_contribution`, contributionNotice(gift));
  if (accepted.completesItem) batch.set(`notifications/${transactionId}_funded`, fundedNotice(gift));
  countOnDay(batch, wishlist, day, 1);
  batch
    .update(`analytics/${wishlist.id}`, { contributions: increment(1), updatedAt: serverTime })
    .set(`systemLogs/contribution_made_${transactionId}`, {
      type: 'contribution_made',
      description: `Contribution to ${wishlist.title}`,
      timestamp: serverTime,
      actorId: accepted.entry.userId,
      targetId: wishlist.id,
      amount: accepted.entry.amount,
    } satisfies Written<typeof systemLogSchema, ServerValue>);
}

function transactionFields(gift: ContributionToWrite): Written<typeof transactionSchema, ServerValue> {
  const { stored, accepted, form, contact, giverKey, at } = gift;
  const { item, entry, status } = accepted;
  return {
    wishlistId: stored.wishlist.id,
    ownerId: stored.wishlist.userId,
    ...(item && { itemId: item.id }),
    contributorId: entry.userId,
    displayName: form.displayName,
    ...contact,
    isVerified: entry.isVerified,
    amount: entry.amount,
    currency: 'INR',
    status,
    type: 'contribution',
    isAnonymous: entry.isAnonymous,
    createdAt: serverTime,
    completedAt: status === 'completed' ? serverTime : null,
    sentAt: null,
    utr: null,
    giverKey,
    editedAt: null,
    thankedAt: null,
    day: utcDay(at),
    correction: null,
    metadata: item
      ? { itemTitle: item.title, message: entry.message }
      : { type: 'general_fund', message: entry.message },
  };
}

function contributionNotice(gift: ContributionToWrite): StoredMap {
  const { stored, accepted, transactionId } = gift;
  const { item, entry, status } = accepted;
  return giftNotice(
    status === 'promised' ? status : 'contribution',
    {
      id: transactionId,
      wishlistId: stored.wishlist.id,
      ownerId: stored.wishlist.userId,
      contributorId: entry.userId,
      name: entry.displayName,
      amount: entry.amount,
      itemTitle: item?.title ?? '',
    },
    stored.wishlist.hostIds,
  );
}

function fundedNotice({ stored: { wishlist }, accepted, transactionId }: ContributionToWrite): StoredMap {
  const itemTitle = accepted.item?.title ?? '';
  return {
    ...noticeToHosts(
      { wishlistId: wishlist.id, ownerId: wishlist.userId, contributorId: accepted.entry.userId },
      wishlist.hostIds,
    ),
    type: 'item_funded',
    title: 'Gift fully funded',
    message: `${itemTitle} is fully funded`,
    data: { wishlistId: wishlist.id, transactionId, itemTitle },
  };
}
