import { Failure } from '../../domain/failure.ts';
import type { RegisterEntryId, TransactionId, UserId } from '../../domain/ids.ts';
import { serverTime } from '../rest/batch.ts';
import { optimistically } from '../rest/optimistic-transaction.ts';
import type { Caller } from '../rest/requests.ts';

/** The owner or a host has thanked for a gift, or removes the mark. */
export type ThankYouMark =
  | { readonly kind: 'gift'; readonly id: TransactionId; readonly isThanked: boolean }
  /** For what the family wrote down. */
  | { readonly kind: 'entry'; readonly id: RegisterEntryId; readonly isThanked: boolean };

/** Idempotent: writes nothing if the gift is marked so already, so the first time stays. */
export async function writeMark(caller: Caller, account: UserId, { kind, id, isThanked }: ThankYouMark): Promise<void> {
  const path = `${kind === 'gift' ? 'transactions' : 'registerEntries'}/${id}`;
  await optimistically(caller, async (transaction, buildsOn) => {
    const found = await transaction.get(path);
    if (!found) throw new Failure('missing', `${path} does not exist.`);
    if ((found.fields['thankedAt'] !== null) === isThanked) return;
    buildsOn(found.updateTime);
    transaction.update(path, {
      thankedAt: isThanked ? serverTime : null,
      thankedBy: isThanked ? account : null,
      ...(kind === 'entry' && { updatedAt: serverTime }),
    });
  });
}
