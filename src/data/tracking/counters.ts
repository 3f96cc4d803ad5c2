import { doc, increment, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import { type dailyStatsSchema, startOfDay, utcDay, type ShareChannel } from '../../domain/analytics.ts';
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
  addToDay(batch, connection, counted, { shares: 1 });
}

type DailyCounts = Partial<Record<'views' | 'uniqueVisitors' | 'shares' | 'contributions', number>>;

/** The first event of a day creates the document. */
function addToDay(
  batch: WriteBatch,
  connection: Connection,
  { id, ownerId }: Counted,
  { views = 0, uniqueVisitors = 0, shares = 0, contributions = 0 }: DailyCounts,
): void {
  const date = utcDay(new Date());
  batch.set(
    doc(liteFirestoreOf(connection), 'dailyStats', `${id}_${date}`),
    {
      wishlistId: id,
      ownerId,
      date,
      views: increment(views),
      uniqueVisitors: increment(uniqueVisitors),
      shares: increment(shares),
      contributions: increment(contributions),
      createdAt: startOfDay(date),
      updatedAt: serverTimestamp(),
    } satisfies Written<typeof dailyStatsSchema>,
    { merge: true },
  );
}
