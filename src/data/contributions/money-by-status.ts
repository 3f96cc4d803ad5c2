import { collection, query, where } from 'firebase/firestore/lite';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { type Giving, givingOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

export type MoneyByStatus = Readonly<Record<'promised' | 'sent' | 'received', Giving>>;

/** How many gifts of a wishlist were promised, sent and received by UPI, and their sums, without reading them. */
export async function moneyByStatus(connection: Connection, { id }: Pick<Wishlist, 'id'>): Promise<MoneyByStatus> {
  const of = (status: keyof MoneyByStatus) =>
    givingOf(
      query(
        collection(liteFirestoreOf(connection), 'transactions'),
        where('wishlistId', '==', id),
        where('status', '==', status),
      ),
    );
  const [promised, sent, received] = await Promise.all([of('promised'), of('sent'), of('received')]);
  return { promised, sent, received };
}
