import type { ItemId, PersonId, TransactionId, UserId, WishlistId } from './ids.ts';
import type { Rupees } from './money.ts';

export type TransactionMetadata =
  | { readonly itemTitle: string; readonly message: string }
  | { readonly type: 'general_fund'; readonly message: string };

/** What an owner gave to their own wishlist. */
export function isOwnGift({ contributorId, ownerId }: Pick<Transaction, 'contributorId' | 'ownerId'>): boolean {
  return contributorId === ownerId;
}

/** Owners have nobody to thank for what they gave themselves. */
export function awaitsThanks(contribution: Pick<Transaction, 'contributorId' | 'ownerId' | 'thankedAt'>): boolean {
  return contribution.thankedAt === null && !isOwnGift(contribution);
}

/** A contribution as it was given. Only the wishlist's owner, its giver and admins read it. */
export interface Transaction {
  readonly id: TransactionId;
  readonly wishlistId: WishlistId;
  readonly ownerId: UserId;
  /** Absent for the general fund. */
  readonly itemId?: ItemId;
  readonly contributorId: PersonId;
  /** '' when anonymous. */
  readonly displayName: string;
  /** '' when anonymous, or not given. */
  readonly email: string;
  readonly amount: Rupees;
  readonly currency: 'INR';
  readonly status: 'completed';
  readonly type: 'contribution';
  readonly isAnonymous: boolean;
  readonly createdAt: Date;
  readonly completedAt: Date;
  readonly thankedAt: Date | null;
  readonly metadata: TransactionMetadata;
}
