import { doc, getDoc } from 'firebase/firestore/lite';
import type { Analytics } from '../../domain/analytics.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { parseAnalytics } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readOne, type ReadOne } from '../firebase/read-one.ts';

/** For the wishlist's owner and admins. Also denied if the wishlist never existed. */
export async function readAnalytics(connection: Connection, id: WishlistId): Promise<ReadOne<Analytics>> {
  return readOne(getDoc(doc(liteFirestoreOf(connection), 'analytics', id)), (stored) => parseAnalytics(id, stored));
}
