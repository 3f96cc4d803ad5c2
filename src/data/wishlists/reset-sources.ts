import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

/** Clears the counts of traffic sources, for instance after false ones were recorded. */
export async function resetSources(connection: Connection, id: WishlistId): Promise<void> {
  await orFailure(() =>
    updateDoc(doc(liteFirestoreOf(connection), 'analytics', id), {
      trafficSources: {},
      referralStats: {},
      updatedAt: serverTimestamp(),
    }),
  );
}
