import { user } from './common-fields.ts';
import { systemLogId } from './ids.ts';
import { type Infer, list, map, nullable, textAs, time } from './schema.ts';
import { MOST_UPI_ACCOUNTS, type UpiAccount, upiAccount } from './upi.ts';

const accounts = list(upiAccount, MOST_UPI_ACCOUNTS);

/** Where the gifts of a wishlist are sent. Not in the wishlist, so that no list of wishlists shows it. */
export const paymentDetailsSchema = map({
  ownerId: user,
  /** In use until `next` takes effect; at least one. */
  accounts,
  /** A change on a wishlist that has had gifts. It waits, so that a stolen session cannot redirect money unnoticed. */
  next: nullable(map({ accounts, announcedAt: time })),
  updatedAt: time,
  logId: textAs(systemLogId, {}),
});
export type PaymentDetails = Infer<typeof paymentDetailsSchema>;

export const CHANGE_WAITS_HOURS = 24;

/** When the announced change takes effect; null if there is none, or if it already has. */
export function changesAt({ next }: Pick<PaymentDetails, 'next'>, now: Date): Date | null {
  if (!next) return null;
  const at = new Date(next.announcedAt.getTime() + CHANGE_WAITS_HOURS * 60 * 60 * 1000);
  return at > now ? at : null;
}

/** The accounts in use. */
export function accountsAt(details: Pick<PaymentDetails, 'accounts' | 'next'>, now: Date): readonly UpiAccount[] {
  return details.next && changesAt(details, now) === null ? details.next.accounts : details.accounts;
}
