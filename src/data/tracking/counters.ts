import { type dailyStatsSchema, startOfDay, utcDay, type ShareChannel, type UtcDay } from '../../domain/analytics.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Written } from '../documents/written.ts';
import { type Batch, increment, serverTime, type ServerValue } from '../rest/batch.ts';

/** The wishlist of the statistics, and its owner, who may read them. */
export interface Counted {
  readonly id: WishlistId;
  readonly ownerId: UserId;
}

export function addShare(batch: Batch, counted: Counted, channel: ShareChannel): void {
  batch.update(`analytics/${counted.id}`, {
    shares: increment(1),
    last: { kind: 'share', channel },
    updatedAt: serverTime,
  });
  addToDay(batch, counted, utcDay(new Date()), { shares: 1 });
}

export interface CountedEvents {
  readonly views?: number;
  readonly uniqueVisitors?: number;
  readonly shares?: number;
  readonly contributions?: number;
}

/** Adds events to the statistics of a day. The first event of a day creates the document. */
export function addToDay(
  batch: Batch,
  { id, ownerId }: Counted,
  date: UtcDay,
  { views = 0, uniqueVisitors = 0, shares = 0, contributions = 0 }: CountedEvents,
): void {
  batch.merge(`dailyStats/${id}_${date}`, {
    wishlistId: id,
    ownerId,
    date,
    views: increment(views),
    uniqueVisitors: increment(uniqueVisitors),
    shares: increment(shares),
    contributions: increment(contributions),
    createdAt: startOfDay(date),
    updatedAt: serverTime,
  } satisfies Written<typeof dailyStatsSchema, ServerValue>);
}
