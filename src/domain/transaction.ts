import { displayName, optionalEmail, person, user, wishlist } from './common-fields.ts';
import { itemId, type TransactionId } from './ids.ts';
import { flag, type Infer, map, nullable, oneOf, optional, rupees, text, textAs, time } from './schema.ts';
import { either } from './schema-variants.ts';
import { HIGHEST_CONTRIBUTION, message } from './wishlist.ts';

const toItem = map({ itemTitle: text({}), message });
const toFund = map({ type: oneOf(['general_fund']), message });

/** A recorded contribution. Only the wishlist's owner, the contributor and admins can read it. */
export const transactionSchema = map({
  wishlistId: wishlist,
  ownerId: user,
  /** Absent for the general fund. */
  itemId: optional(textAs(itemId, {})),
  contributorId: person,
  /** '' if anonymous. */
  displayName: text({ most: displayName.most, mostBytes: displayName.mostBytes }),
  /** '' if anonymous or not provided. */
  email: optionalEmail,
  amount: rupees({ least: 1, most: HIGHEST_CONTRIBUTION }),
  currency: oneOf(['INR']),
  status: oneOf(['completed']),
  type: oneOf(['contribution']),
  isAnonymous: flag,
  createdAt: time,
  completedAt: time,
  thankedAt: nullable(time),
  metadata: either<typeof toItem | typeof toFund>([toItem, toFund], ({ type }) =>
    type === undefined ? toItem : toFund,
  ),
});
export type Transaction = Infer<typeof transactionSchema> & { readonly id: TransactionId };

/** An owner's contribution to their own wishlist. */
export function isOwnGift({ contributorId, ownerId }: Pick<Transaction, 'contributorId' | 'ownerId'>): boolean {
  return contributorId === ownerId;
}

/** Owners do not thank themselves. */
export function awaitsThanks(contribution: Pick<Transaction, 'contributorId' | 'ownerId' | 'thankedAt'>): boolean {
  return contribution.thankedAt === null && !isOwnGift(contribution);
}
