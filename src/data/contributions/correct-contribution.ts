import { type Correction, CorrectionRefused, restore, setAside } from '../../domain/correction.ts';
import { Failure } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import { isSetAside, type Transaction } from '../../domain/transaction.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { wishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { optimistically, type Transaction as FirestoreTransaction } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';
import { writeCorrection } from './write-correction.ts';

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
  return optimistically(signedIn(connection), async (transaction, buildsOn) => {
    // The wishlist first: both change together, so the transaction is never older than the wishlist.
    const wishlist = await transaction.get(`wishlists/${wishlistId}`);
    if (!wishlist) throw new Failure('missing', 'Wishlist not found');
    const stored = wishlistAsStored(wishlistId, wishlist);
    const found = await transaction.get(`transactions/${id}`);
    if (!found) throw new Failure('missing', 'Contribution not found');
    const given = parseTransaction(id, found.fields);
    if (isSetAside(given) === (correction !== null)) return given;
    buildsOn(stored.version);
    const reason = correction ?? given.correction?.reason ?? 'mistake';
    const was = given.status === 'set_aside' ? (given.correction?.was ?? 'completed') : given.status;
    const status = correction === null ? was : 'set_aside';
    const outcome = correction === null ? restore(stored.wishlist, given) : setAside(stored.wishlist, given);
    if (!outcome.ok) throw new CorrectionRefused(outcome.problem);
    const more = correction === null ? 1 : -1;
    const isCountedOnDay = more === 1 || (await isCounted(transaction, given));
    const written = { reason, was, by: userId(uid) };
    const logId = writeCorrection(transaction, {
      stored,
      change: outcome.change,
      gift: { id, amount: given.amount, day: isCountedOnDay ? given.day : null },
      status,
      correction: written,
    });
    return { ...given, status, correction: { ...written, at: new Date(), logId } };
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
