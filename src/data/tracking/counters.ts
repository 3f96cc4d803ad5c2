import { doc, increment, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import { type dailyStatsSchema, startOfDay, utcDay, type ShareChannel, type UtcDay } from '../../domain/analytics.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** The wishlist of the statistics, and its owner, who may read them. */
export interface Counted {
  readonly id: WishlistId;
  readonly ownerId: UserId;
}

export function addShare(batch: WriteBatch, connection: Connection, counted: Counted, channel: ShareChannel): void {
  batch.update(doc(liteFirestoreOf(connection), 'analytics', counted.id), {
    shares: increment(1),
    last: { kind: 'share', channel },
    updatedAt: serverTimestamp(),
  });
  const day = utcDay(new Date());
  const stats = doc(liteFirestoreOf(connection), 'dailyStats', `${counted.id}_${day}`);
  batch.set(stats, addedToDay(counted, day, { shares: 1 }), { merge: true });
}

/** What an event adds to the statistics of a day, to be merged: the first event of a day creates the document. */
export function addedToDay(
  { id, ownerId }: Counted,
  date: UtcDay,
  { shares = 0, contributions = 0 }: { readonly shares?: number; readonly contributions?: number },
): Written<typeof dailyStatsSchema> {
  return {
    wishlistId: id,
    ownerId,
    date,
    views: increment(0),
    uniqueVisitors: increment(0),
    shares: increment(shares),
    contributions: increment(contributions),
    createdAt: startOfDay(date),
    updatedAt: serverTimestamp(),
  };
}
