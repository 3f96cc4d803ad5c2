import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { ERASED_GIFT, erasedOn } from '../../domain/erased-gift.ts';
import { Failure } from '../../domain/failure.ts';
import { ANONYMOUS, type TransactionId, transactionId, type UserId } from '../../domain/ids.ts';
import type { Transaction as Gift } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { moneyFields } from '../contributions/money-fields.ts';
import { parseTransaction } from '../documents/parse.ts';
import { wishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { Batch, serverTime } from '../rest/batch.ts';
import { databaseOf } from '../rest/document-address.ts';
import { optimistically, type Transaction } from '../rest/optimistic-transaction.ts';
import { type Caller, commit, type StoredDocument, signedIn } from '../rest/requests.ts';
import { orFailure } from '../to-failure.ts';

const AT_ONCE = 20;

/** Makes the account's gifts anonymous, one after the other. Those that are anonymous are no longer found. */
export async function eraseGifts(connection: Connection, user: UserId): Promise<void> {
  const own = query(
    collection(liteFirestoreOf(connection), 'transactions'),
    where('contributorId', '==', user),
    limit(AT_ONCE),
  );
  const caller = signedIn(connection);
  for (;;) {
    const { docs } = await orFailure(() => getDocs(own));
    if (docs.length === 0) return;
    for (const found of docs) await eraseGift(caller, user, transactionId(found.id));
  }
}

async function eraseGift(caller: Caller, user: UserId, id: TransactionId): Promise<void> {
  await makeAnonymous(caller, id, (transaction, gift) => readWishlist(caller, user, transaction, gift));
}

/** `readList` returns null if the wishlist is deleted. `alsoWrite` adds what belongs to the same commit. */
export async function makeAnonymous(
  caller: Caller,
  id: TransactionId,
  readList: (transaction: Transaction, gift: Gift) => Promise<StoredDocument | null>,
  alsoWrite: (transaction: Transaction) => void = () => undefined,
): Promise<void> {
  await optimistically(caller, async (transaction, buildsOn) => {
    const found = await transaction.get(`transactions/${id}`);
    // Another tab has erased it.
    if (!found || found.fields['contributorId'] === ANONYMOUS) return;
    const gift = parseTransaction(id, found.fields);
    const list = await readList(transaction, gift);
    if (list) {
      const stored = wishlistAsStored(gift.wishlistId, list);
      buildsOn(stored.version);
      const change = erasedOn(stored.wishlist, gift);
      if (change) {
        transaction.update(`wishlists/${gift.wishlistId}`, {
          ...moneyFields(stored, change),
          lastErasure: { transactionId: id, ...change.indexes, at: serverTime },
        });
      }
    }
    transaction.update(`transactions/${id}`, ERASED_GIFT);
    // They have the name of the giver. Without one, deleting does nothing.
    const { name } = databaseOf(caller.connection.environment);
    for (const kind of ['contribution', 'sent'])
      transaction.writes.push({ delete: `${name}/notifications/${id}_${kind}` });
    alsoWrite(transaction);
  });
}

/**
 * The rules let a giver read a wishlist that is closed to guests once the record of the erasure names the gift. null if the
 * wishlist is deleted.
 */
async function readWishlist(
  caller: Caller,
  user: UserId,
  transaction: Transaction,
  { id, wishlistId }: Gift,
): Promise<StoredDocument | null> {
  try {
    return await transaction.get(`wishlists/${wishlistId}`);
  } catch (error) {
    if (!(error instanceof Failure && error.reason === 'denied')) throw error;
    await commit(caller, new Batch(caller.connection).update(`erasures/${user}`, { gift: id }));
    return transaction.get(`wishlists/${wishlistId}`);
  }
}
