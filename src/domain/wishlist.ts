import type { ItemId, PersonId, SystemLogId, TransactionId, UserId, WishlistId } from './ids.ts';
import type { Rupees } from './money.ts';

export const EVENT_TYPES = ['wedding', 'engagement', 'anniversary', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const VISIBILITIES = ['public', 'link_only', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const CATEGORIES = ['physical', 'experience', 'donation'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const DEFAULT_EVENT_TYPE: EventType = 'wedding';
export const DEFAULT_VISIBILITY: Visibility = 'public';
export const DEFAULT_CATEGORY: Category = 'physical';
export const DEFAULT_PRIORITY: Priority = 'medium';

/** The security rules hold the same bounds: together they keep a full document below Firestore's 1 MiB. */
export const LONGEST = {
  title: 100,
  description: 1_000,
  itemTitle: 100,
  itemDescription: 500,
  url: 500,
  displayName: 60,
  message: 280,
} as const;
export const LONGEST_BYTES = { displayName: 180, message: 840 } as const;
export const MOST_ITEMS = 60;
export const MOST_WISHLIST_ENTRIES = 100;
export const MOST_ITEM_ENTRIES = 10;
export const HIGHEST_PRICE = 1_00_00_000;

/** A day of the calendar, `YYYY-MM-DD`, in no time zone. */
export type CalendarDay = string & { readonly __brand: 'CalendarDay' };

/** Who gave, as everybody may see it: no e-mail address, and nothing of who gave anonymously. */
export interface ContributorEntry {
  readonly userId: PersonId;
  readonly displayName: string;
  readonly email: '';
  readonly amount: Rupees;
  readonly message: string;
  readonly isAnonymous: boolean;
  readonly contributedAt: Date;
}

export interface ItemContributorEntry extends ContributorEntry {
  readonly isVerified: true;
}

export interface Item {
  readonly id: ItemId;
  readonly wishlistId: WishlistId;
  readonly title: string;
  readonly description: string;
  readonly price: Rupees;
  readonly category: Category;
  readonly priority: Priority;
  /** '' when there is none. */
  readonly imageUrl: string;
  /** '' when there is none. */
  readonly externalUrl: string;
  readonly isExperience: boolean;
  readonly isFunded: boolean;
  readonly fundedAmount: Rupees;
  readonly fundingGoal: Rupees;
  /** The newest ones only; `contributionCount` counts all. */
  readonly contributors: readonly ItemContributorEntry[];
  readonly contributionCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly minContribution?: Rupees;
  readonly maxContribution?: Rupees;
}

export type EditKind = 'details' | 'add' | 'edit' | 'remove' | 'reorder';

/** Which item the owner's last change was about; -1 when about none. The rules look at that one. */
export interface LastEdit {
  readonly kind: EditKind;
  readonly itemIndex: number;
}

/** Which entries the last contribution changed. The rules look at those. */
export interface LastContribution {
  readonly transactionId: TransactionId;
  /** -1: the general fund. */
  readonly itemIndex: number;
  /** The place of the giver's earlier entry, which grew; -1: a new entry. */
  readonly entryIndex: number;
}

/** The last thing that an admin did to a document. */
export interface Moderation {
  readonly logId: SystemLogId;
  /** The type of the log entry. */
  readonly action: string;
  readonly by: UserId;
  readonly at: Date;
}

export interface Wishlist {
  readonly id: WishlistId;
  readonly userId: UserId;
  readonly title: string;
  readonly description: string;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay | null;
  readonly visibility: Visibility;
  readonly shareableLink: string;
  readonly isActive: boolean;
  readonly totalValue: Rupees;
  /** Everything that was given, to items and to the general fund. */
  readonly fundedAmount: Rupees;
  readonly categories: readonly Category[];
  readonly items: readonly Item[];
  /** The newest ones only; `contributorCount` counts all. */
  readonly contributors: readonly ContributorEntry[];
  readonly contributorCount: number;
  readonly contributionCount: number;
  readonly lastContribution: LastContribution | null;
  readonly lastEdit: LastEdit | null;
  readonly moderation: Moderation | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type WishlistDetails = Pick<
  Wishlist,
  'title' | 'description' | 'eventType' | 'eventDate' | 'visibility' | 'isActive'
>;

/** What the owner says of an item; the rest of it follows. */
export type ItemDetails = Pick<
  Item,
  | 'title'
  | 'description'
  | 'price'
  | 'category'
  | 'priority'
  | 'imageUrl'
  | 'externalUrl'
  | 'minContribution'
  | 'maxContribution'
>;
