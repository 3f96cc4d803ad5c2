import { collection, query, where } from 'firebase/firestore';
import type { Analytics } from '../../domain/analytics.ts';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { parseAnalytics } from '../documents/parse.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';

/** The analytics of all of the signed-in user's wishlists, including deleted ones. */
export function watchOwnAnalytics(
  connection: Connection,
  owner: UserId,
  onValue: OnValue<Listed<Analytics>>,
  signal: AbortSignal,
): Promise<never> {
  const own = query(collection(fullFirestoreOf(connection), 'analytics'), where('ownerId', '==', owner));
  return watchQuery(own, (id, stored) => parseAnalytics(wishlistId(id), stored), onValue, signal);
}
