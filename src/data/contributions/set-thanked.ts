import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { TransactionId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

/** The owner marks a contribution as thanked, or removes the mark. */
export async function setThanked(connection: Connection, id: TransactionId, isThanked: boolean): Promise<void> {
  await orFailure(() =>
    updateDoc(doc(liteFirestoreOf(connection), 'transactions', id), {
      thankedAt: isThanked ? serverTimestamp() : null,
    }),
  );
}
