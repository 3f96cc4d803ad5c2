import { existingUtcDay, UTC_DAY } from './calendar.ts';
import { displayName, person, user, wishlist } from './common-fields.ts';
import { email } from './email-address.ts';
import { itemId, systemLogId, type TransactionId } from './ids.ts';
import { phoneNumber } from './phone-number.ts';
import {
  flag,
  type Infer,
  line,
  map,
  nullable,
  oneOf,
  optional,
  rupees,
  text,
  textAs,
  time,
  withDefault,
} from './schema.ts';
import { either } from './schema-variants.ts';
import { HIGHEST_CONTRIBUTION, message } from './wishlist.ts';

const toItem = map({ itemTitle: text({}), message });
const toFund = map({ type: oneOf(['general_fund']), message });

/** Why a contribution was set aside. */
export const SET_ASIDE_REASONS = ['mistake', 'not_received', 'unwanted'] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/** The last time that the owner or an admin set it aside or restored it. */
const correction = map({
  /** Why it was set aside, also after it is restored. */
  reason: oneOf(SET_ASIDE_REASONS),
  by: user,
  at: time,
  logId: textAs(systemLogId, {}),
});

/** A recorded contribution. Only the wishlist's owner, the contributor and admins can read it. */
export const transactionSchema = map({
  wishlistId: wishlist,
  ownerId: user,
  /** Absent for the general fund. */
  itemId: optional(textAs(itemId, {})),
  contributorId: person,
  /** '' if anonymous. */
  displayName: line({ most: displayName.most, mostBytes: displayName.mostBytes }),
  /** That of the contributor's account, or typed by a guest without one; '' if anonymous or not left with the couple. */
  email: text({ most: email.most, pattern: email.pattern }),
  /** Whether the account's provider has verified the address. */
  isEmailVerified: withDefault(flag, false),
  /** Left with the couple by a guest without an account. */
  phoneNumber: withDefault(phoneNumber, null),
  /** Whether an account vouches for the name. */
  isVerified: withDefault(flag, true),
  amount: rupees({ least: 1, most: HIGHEST_CONTRIBUTION }),
  currency: oneOf(['INR']),
  /** The wishlist's numbers and lists leave out what is set aside. */
  status: oneOf(['completed', 'set_aside']),
  type: oneOf(['contribution']),
  isAnonymous: flag,
  createdAt: time,
  completedAt: time,
  thankedAt: nullable(time),
  /** The UTC date of the daily statistics that count it; null in older documents. */
  day: withDefault(nullable(textAs(existingUtcDay, UTC_DAY)), null),
  correction: withDefault(nullable(correction), null),
  metadata: either<typeof toItem | typeof toFund>([toItem, toFund], ({ type }) =>
    type === undefined ? toItem : toFund,
  ),
});
export type Transaction = Infer<typeof transactionSchema> & { readonly id: TransactionId };

/** An owner's contribution to their own wishlist. */
export function isOwnGift({ contributorId, ownerId }: Pick<Transaction, 'contributorId' | 'ownerId'>): boolean {
  return contributorId === ownerId;
}

/** The wishlist's numbers and guests' lists leave it out. */
export function isSetAside({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'set_aside';
}

/** Owners do not thank themselves, nor for what is set aside. */
export function awaitsThanks(
  contribution: Pick<Transaction, 'contributorId' | 'ownerId' | 'thankedAt' | 'status'>,
): boolean {
  return contribution.thankedAt === null && !isOwnGift(contribution) && !isSetAside(contribution);
}
