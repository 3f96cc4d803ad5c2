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
import { UTR } from './upi.ts';
import { HIGHEST_CONTRIBUTION, message } from './wishlist.ts';

const toItem = map({ itemTitle: text({}), message });
const toFund = map({ type: oneOf(['general_fund']), message });

/**
 * The life of a gift of money. On a list without UPI it is completed at once.
 *
 *   promised ── the giver sent it ──► sent ── the host found it in the bank ──► received
 *      └────────────────── the host found it in the bank ──────────────────────────┘
 *
 * The host can undo `received`. From each status a contribution can be set aside, and restored to that status.
 */
export const GIFT_STATUSES = ['completed', 'promised', 'sent', 'received'] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

/** Why the owner or an admin sets a contribution aside. */
export const SET_ASIDE_REASONS = ['mistake', 'not_received', 'unwanted'] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];
/** Or the giver took it back, which cannot be undone. */
export type CorrectionReason = SetAsideReason | 'by_giver';

/** The last time that it was set aside or restored. */
const correction = map({
  /** Why it was set aside, also after it is restored. */
  reason: oneOf([...SET_ASIDE_REASONS, 'by_giver']),
  /** The status before it was set aside. */
  was: withDefault(oneOf(GIFT_STATUSES), 'completed'),
  by: person,
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
  status: oneOf([...GIFT_STATUSES, 'set_aside']),
  type: oneOf(['contribution']),
  isAnonymous: flag,
  createdAt: time,
  /** null until the host has received a promised gift. */
  completedAt: nullable(time),
  /** When the giver said that the money was sent. */
  sentAt: withDefault(nullable(time), null),
  /** The twelve digits that banks give a UPI payment. */
  utr: withDefault(nullable(text({ pattern: UTR, mismatch: 'not-a-utr' })), null),
  /** Lets the device of an anonymous giver prove itself (giver-key.ts). */
  giverKey: withDefault(nullable(text({ pattern: /^[0-9a-f]{64}$/ })), null),
  /** When the giver last changed the name or the blessing. */
  editedAt: withDefault(nullable(time), null),
  thankedAt: nullable(time),
  /** Who of the owner and the hosts marked it so. Unknown in older documents. */
  thankedBy: withDefault(nullable(user), null),
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

/** Whether the host still has to find the money in the bank. */
export function isAwaited({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'promised' || status === 'sent';
}

/** Whether the giver can still change it or take it back: until the couple has the money or has said thank you. */
export function isOpenToGiver({ status, thankedAt }: Pick<Transaction, 'status' | 'thankedAt'>): boolean {
  return status !== 'received' && status !== 'set_aside' && thankedAt === null;
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
