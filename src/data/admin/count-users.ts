import { collection, or, query, where } from 'firebase/firestore/lite';
import { brand } from '../../config/brand.ts';
import type { UserId } from '../../domain/ids.ts';
import { type UserCounts, withActive } from '../../domain/user-list.ts';
import type { Connection } from '../connection.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/**
 * Counts users with aggregation queries, without reading documents. Admins are those with the flag and the one with the
 * admin's address. Not counted are other addresses at the product's domain, because no query matches the end of a text.
 * The profile also does not show whether the address is verified.
 */
export async function readUserCounts(connection: Connection): Promise<UserCounts> {
  const users = collection(liteFirestoreOf(connection), 'users');
  const [total, inactive, banned, admins] = await Promise.all([
    countOf(users),
    countOf(query(users, where('status', '==', 'inactive'))),
    countOf(query(users, where('status', '==', 'banned'))),
    countOf(query(users, or(where('isAdmin', '==', true), where('email', '==', brand.adminEmail)))),
  ]);
  return withActive({ total, inactive, banned, admins });
}

export interface UserActivity {
  readonly wishlists: number;
  /** Contributions that are not anonymous. */
  readonly contributions: number;
}

/** The number of a user's wishlists and contributions, counted by the server. */
export async function readUserActivity(connection: Connection, id: UserId): Promise<UserActivity> {
  const firestore = liteFirestoreOf(connection);
  const [wishlists, contributions] = await Promise.all([
    countOf(query(collection(firestore, 'wishlists'), where('userId', '==', id))),
    countOf(query(collection(firestore, 'transactions'), where('contributorId', '==', id))),
  ]);
  return { wishlists, contributions };
}
