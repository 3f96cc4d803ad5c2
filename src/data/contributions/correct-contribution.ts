import { v4 as newUuid } from 'uuid';
import { type Correction, CorrectionRefused, restore, setAside } from '../../domain/correction.ts';
import { Failure } from '../../domain/failure.ts';
import { systemLogId, userId } from '../../domain/ids.ts';
import type { systemLogSchema } from '../../domain/system-log.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { wishlistAsStored } from '../documents/wishlist-as-stored.ts';
import type { Written } from '../documents/written.ts';
import { increment, serverTime, type ServerValue } from '../rest/batch.ts';
import { optimistically, type Transaction as FirestoreTransaction } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';
import { countOnDay, moneyFields } from './money-fields.ts';

/**
 * The owner or an admin sets a contribution aside or restores it. Returns the transaction as it is afterwards, also if
 * an earlier attempt, whose response was lost, has already made the change.
 */
export async function correctContribution(
  connection: Connection,
  { id, wishlistId }: Pick<Transaction, 'id' | 'wishlistId'>,
  correction: Correction,
): Promise<Transaction> {
  const { uid } = await signedInUser(connection);
  const status = correction === null ? 'completed' : 'set_aside';
  return optimistically(signedIn(connection), async (transaction, buildsOn) => {
    // The wishlist first: both change together, so the transaction is never older than the wishlist.
    const wishlist = await transaction.get(`wishlists/${wishlistId}`);
    if (!wishlist) throw new Failure('missing', 'Wishlist not found');
    const stored = wishlistAsStored(wishlistId, wishlist);
    const found = await transaction.get(`transactions/${id}`);
    if (!found) throw new Failure('missing', 'Contribution not found');
    const given = parseTransaction(id, found.fields);
    if (given.status === status) return given;
    buildsOn(stored.version);
    const reason = correction ?? given.correction?.reason ?? 'mistake';
    const outcome = correction === null ? restore(stored.wishlist, given) : setAside(stored.wishlist, given);
    if (!outcome.ok) throw new CorrectionRefused(outcome.problem);
    const logId = newUuid();
    const more = correction === null ? 1 : -1;
    const isCountedOnDay = more === 1 || (await isCounted(transaction, given));
    transaction
      .update(`wishlists/${wishlistId}`, {
        ...moneyFields(stored, outcome.change),
        lastCorrection: { transactionId: id, ...outcome.change.indexes, at: serverTime },
      })
      .update(`transactions/${id}`, { status, correction: { reason, by: uid, at: serverTime, logId } })
      .update(`analytics/${wishlistId}`, { contributions: increment(more), updatedAt: serverTime })
      .set(`systemLogs/${logId}`, {
        type: correction === null ? 'contribution_restored' : 'contribution_set_aside',
        description: `Contribution to ${stored.wishlist.title}`,
        timestamp: serverTime,
        actorId: userId(uid),
        targetId: wishlistId,
        transactionId: id,
        amount: given.amount,
      } satisfies Written<typeof systemLogSchema, ServerValue>);
    if (given.day !== null && isCountedOnDay) countOnDay(transaction, stored.wishlist, given.day, more);
    return {
      ...given,
      status,
      correction: { reason, by: userId(uid), at: new Date(), logId: systemLogId(logId) },
    };
  });
}

/** A modified page may have recorded a contribution without its statistics. The rules deny reading a missing document. */
async function isCounted(transaction: FirestoreTransaction, { wishlistId, day }: Transaction): Promise<boolean> {
  if (day === null) return false;
  try {
    const counted = (await transaction.get(`dailyStats/${wishlistId}_${day}`))?.fields['contributions'];
    return typeof counted === 'number' && counted > 0;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'denied') return false;
    throw error;
  }
}
