import {
  doc,
  increment,
  serverTimestamp,
  type Firestore,
  type Transaction as FirestoreTransaction,
} from 'firebase/firestore/lite';
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
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { optimistically } from '../firebase/optimistic-transaction.ts';
import { toFailure } from '../to-failure.ts';
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
  const firestore = liteFirestoreOf(connection);
  const document = doc(firestore, 'transactions', id);
  const wishlistDocument = doc(firestore, 'wishlists', wishlistId);
  const status = correction === null ? 'completed' : 'set_aside';
  return optimistically(connection, async (transaction, buildsOn) => {
    // The wishlist first: both change together, so the transaction is never older than the wishlist.
    const stored = wishlistAsStored(await transaction.get(wishlistDocument));
    if (!stored) throw new Failure('missing', 'Wishlist not found');
    const found = await transaction.get(document);
    if (!found.exists()) throw new Failure('missing', 'Contribution not found');
    const given = parseTransaction(id, found.data());
    if (given.status === status) return given;
    buildsOn(stored.version);
    const reason = correction ?? given.correction?.reason ?? 'mistake';
    const outcome = correction === null ? restore(stored.wishlist, given) : setAside(stored.wishlist, given);
    if (!outcome.ok) throw new CorrectionRefused(outcome.problem);
    const logId = newUuid();
    const now = serverTimestamp();
    const more = correction === null ? 1 : -1;
    const isCountedOnDay = more === 1 || (await isCounted(transaction, firestore, given));
    transaction
      .update(wishlistDocument, {
        ...moneyFields(stored, outcome.change),
        lastCorrection: { transactionId: id, ...outcome.change.indexes, at: now },
      })
      .update(document, { status, correction: { reason, by: uid, at: now, logId } })
      .update(doc(firestore, 'analytics', wishlistId), { contributions: increment(more), updatedAt: now })
      .set(doc(firestore, 'systemLogs', logId), {
        type: correction === null ? 'contribution_restored' : 'contribution_set_aside',
        description: `Contribution to ${stored.wishlist.title}`,
        timestamp: now,
        actorId: userId(uid),
        targetId: wishlistId,
        transactionId: id,
        amount: given.amount,
      } satisfies Written<typeof systemLogSchema>);
    if (given.day !== null && isCountedOnDay) countOnDay(firestore, transaction, stored.wishlist, given.day, more);
    return {
      ...given,
      status,
      correction: { reason, by: userId(uid), at: new Date(), logId: systemLogId(logId) },
    };
  });
}

/** A modified page may have recorded a contribution without its statistics. The rules deny reading a missing document. */
async function isCounted(
  transaction: FirestoreTransaction,
  firestore: Firestore,
  { wishlistId, day }: Transaction,
): Promise<boolean> {
  if (day === null) return false;
  try {
    const counted: unknown = (await transaction.get(doc(firestore, 'dailyStats', `${wishlistId}_${day}`))).get(
      'contributions',
    );
    return typeof counted === 'number' && counted > 0;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.reason === 'denied') return false;
    throw failure;
  }
}
