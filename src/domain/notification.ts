import type { NotificationId, PersonId, TransactionId, UserId, WishlistId } from './ids.ts';
import type { Rupees } from './money.ts';

/** Also in the specification: wishlist_shared, system, reminder and other, which nothing writes yet. */
export const NOTIFICATION_TYPES = [
  'contribution',
  'wishlist_shared',
  'item_funded',
  'system',
  'reminder',
  'other',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

interface Common {
  readonly id: NotificationId;
  readonly userId: UserId;
  /** In English. Screens word what they know the type of themselves, in the reader's language. */
  readonly title: string;
  readonly message: string;
  /** A path of the application; '' when it leads nowhere. */
  readonly actionUrl: string;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

export interface ContributionNotification extends Common {
  readonly type: 'contribution';
  readonly data: {
    readonly wishlistId: WishlistId;
    readonly transactionId: TransactionId;
    readonly amount: Rupees;
    /** The reader's own id, when it was their own gift. */
    readonly contributorId: PersonId;
    readonly contributorName: string;
    /** '' for the general fund. */
    readonly itemTitle: string;
  };
}

export interface ItemFundedNotification extends Common {
  readonly type: 'item_funded';
  readonly data: {
    readonly wishlistId: WishlistId;
    readonly transactionId: TransactionId;
    readonly itemTitle: string;
  };
}

export interface PlainNotification extends Common {
  readonly type: Exclude<NotificationType, 'contribution' | 'item_funded'>;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Notification = ContributionNotification | ItemFundedNotification | PlainNotification;
