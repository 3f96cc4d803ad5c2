import { type PaymentDetails } from '../../../src/domain/payment-details.ts';
import { systemLogId } from '../../../src/domain/ids.ts';
import { uuidOf } from '../ids.ts';
import { type Documents } from '../stored.ts';
import { logEntry } from './log-entry.ts';
import { type ReplayedWishlist } from './replay-wishlist.ts';

/** The UPI address of a wishlist whose guests send their gifts, added when it was created. */
export function paymentDocuments({ story, wishlist, owner }: ReplayedWishlist): Documents {
  const { upi } = story;
  if (!upi) return {};
  const logId = systemLogId(uuidOf('log', 'payment_details_changed', story.key));
  const { id, title, createdAt } = wishlist;
  const details: PaymentDetails = { ownerId: owner.id, accounts: [upi], next: null, updatedAt: createdAt, logId };
  return {
    [`paymentDetails/${id}`]: details,
    ...logEntry(logId, {
      type: 'payment_details_changed',
      description: `UPI addresses of ${title}`,
      timestamp: createdAt,
      actorId: owner.id,
      targetId: id,
    }),
  };
}
