import { doc, getDoc, collection, getDocs, orderBy, query, where } from 'firebase/firestore/lite';
import { type Analytics, type DailyStats, utcDay } from '../../domain/analytics.ts';
import { DAY_MS } from '../../domain/calendar.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { parseAnalytics, parseDailyStats } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readOne, type ReadOne } from '../firebase/read-one.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { type Listed, listed, readable } from '../listed.ts';
import { orFailure } from '../to-failure.ts';

/** For the wishlist's owner and admins. Also denied if the wishlist never existed. */
export async function readAnalytics(connection: Connection, id: WishlistId): Promise<ReadOne<Analytics>> {
  return readOne(getDoc(doc(liteFirestoreOf(connection), 'analytics', id)), (stored) => parseAnalytics(id, stored));
}

/** Thirty days are shown and compared with the thirty before. */
const DAYS_READ = 60;

/** The days with events among the last sixty, including today, oldest first. */
export async function readDailyStats(
  connection: Connection,
  { id }: Pick<Wishlist, 'id'>,
  now = new Date(),
): Promise<Listed<DailyStats>> {
  const from = utcDay(new Date(now.getTime() - (DAYS_READ - 1) * DAY_MS));
  const found = query(
    collection(liteFirestoreOf(connection), 'dailyStats'),
    where('wishlistId', '==', id),
    where('date', '>=', from),
    orderBy('date'),
  );
  return orFailure(async () => {
    const { docs } = await getDocs(found);
    return listed(docs.map((day) => readable(() => parseDailyStats(day.id, day.data()))));
  });
}
