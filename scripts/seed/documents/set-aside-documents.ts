import { ANONYMOUS, systemLogId, transactionId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { storedTransaction } from '../../../src/domain/testing/documents.ts';
import { type Clock } from '../clock.ts';
import { uuidOf } from '../ids.ts';
import { type Documents, merged } from '../stored.ts';
import { logEntry } from './log-entry.ts';
import { type ReplayedWishlist } from './replay-wishlist.ts';

const GIVEN_AT_MINUTES = 400;
const SET_ASIDE_AT_MINUTES = 660;

/** Contributions that were set aside: only their transactions and the log know of them. */
export function setAsideDocuments({ story, wishlist, owner }: ReplayedWishlist, clock: Clock): Documents {
  const gifts = story.setAside ?? [];
  return merged(
    ...gifts.map(({ daysAgo, amount, says, reason }, index): Documents => {
      const id = uuidOf('transaction', story.key, 'set aside', index);
      const logId = systemLogId(uuidOf('log', 'contribution_set_aside', id));
      const [givenAt, at] = [clock.at(daysAgo, GIVEN_AT_MINUTES), clock.at(daysAgo - 1, SET_ASIDE_AT_MINUTES)];
      const entry = {
        description: `Contribution to ${wishlist.title}`,
        targetId: wishlist.id,
        amount: rupees(amount),
      };
      return {
        [`transactions/${id}`]: storedTransaction(
          {
            wishlistId: wishlist.id,
            ownerId: owner.id,
            ...{
              contributorId: ANONYMOUS,
              displayName: '',
              email: '',
              isEmailVerified: false,
              isVerified: false,
              isAnonymous: true,
            },
            amount: rupees(amount),
            status: 'set_aside',
            correction: { reason, was: 'completed', by: owner.id, at, logId },
            metadata: { type: 'general_fund', message: says },
          },
          givenAt,
        ),
        ...logEntry(`contribution_made_${id}`, {
          ...entry,
          type: 'contribution_made',
          timestamp: givenAt,
          actorId: ANONYMOUS,
        }),
        ...logEntry(logId, {
          ...entry,
          type: 'contribution_set_aside',
          timestamp: at,
          actorId: owner.id,
          transactionId: transactionId(id),
        }),
      };
    }),
  );
}
