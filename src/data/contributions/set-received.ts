import { Failure } from '../../domain/failure.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { isAwaited, type Transaction } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { serverTime } from '../rest/batch.ts';
import { optimistically } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';

/** Null undoes it. */
export type ReceivedMark = {
  /** The UTR, if a statement has it. */
  readonly utr: string | null;
} | null;

/**
 * The host found a promised gift in the bank, or takes that back. Returns the gift as it is afterwards, also if it was
 * received, set aside or taken back already.
 */
export async function setReceived(connection: Connection, id: TransactionId, mark: ReceivedMark): Promise<Transaction> {
  return optimistically(signedIn(connection), async (transaction, buildsOn) => {
    const path = `transactions/${id}`;
    const found = await transaction.get(path);
    if (!found) throw new Failure('missing', 'Contribution not found');
    const given = parseTransaction(id, found.fields);
    if (mark ? !isAwaited(given) : given.status !== 'received') return given;
    buildsOn(found.updateTime);
    const status = mark ? 'received' : given.sentAt ? 'sent' : 'promised';
    const utr = given.utr ?? mark?.utr ?? null;
    transaction.update(path, { status, utr, completedAt: mark ? serverTime : null });
    return { ...given, status, utr, completedAt: mark ? new Date() : null };
  });
}
