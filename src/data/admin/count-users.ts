import { collection, or, query, where } from 'firebase/firestore/lite';
import { brand } from '../../config/brand.ts';
import type { UserId } from '../../domain/ids.ts';
import { type UserCounts, withActive } from '../../domain/user-list.ts';
import type { Connection } from '../connection.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/**
 * By aggregation: no document is read. As admins count those with the flag and those with the admin's own address, each
 * once. Not counted are other addresses of the product's domain, which no query finds by their ending; and a profile
 * does not tell whether its address is verified, or that a ban has suspended the rights of an admin.
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
  /** Contributions given by name. */
  readonly contributions: number;
}

/** What somebody made and gave, counted by the server. */
export async function readUserActivity(connection: Connection, id: UserId): Promise<UserActivity> {
  const firestore = liteFirestoreOf(connection);
  const [wishlists, contributions] = await Promise.all([
    countOf(query(collection(firestore, 'wishlists'), where('userId', '==', id))),
    countOf(query(collection(firestore, 'transactions'), where('contributorId', '==', id))),
  ]);
  return { wishlists, contributions };
}
