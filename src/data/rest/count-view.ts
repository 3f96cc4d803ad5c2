import { utcDay, type Visit } from '../../domain/analytics.ts';
import type { Connection } from '../connection.ts';
import { addToDay, type Counted } from '../tracking/counters.ts';
import { Batch, increment, serverTime } from './batch.ts';
import { commit, signedOut } from './requests.ts';

/** Adds one view to the wishlist's analytics and daily statistics. Not authenticated, even if the user is signed in. */
export async function countView(connection: Connection, counted: Counted, visit: Visit): Promise<void> {
  const { source, device, referrer, isFirst } = visit;
  const uniqueVisitors = isFirst ? 1 : 0;
  const batch = new Batch(connection).update(`analytics/${counted.id}`, {
    last: { kind: 'view', source, device, referrer },
    views: increment(1),
    uniqueVisitors: increment(uniqueVisitors),
    trafficSources: { [source]: increment(1) },
    referralStats: { [referrer]: increment(1) },
    deviceStats: { [device]: increment(1) },
    updatedAt: serverTime,
  });
  addToDay(batch, counted, utcDay(new Date()), { views: 1, uniqueVisitors });
  // Also counts visitors who leave at once.
  await commit(signedOut(connection), batch, { keepalive: true });
}
