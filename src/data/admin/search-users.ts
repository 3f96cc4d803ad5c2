import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { userId } from '../../domain/ids.ts';
import { filterUsers, type UserFilter } from '../../domain/user-list.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import type { Page, PageOptions } from '../firebase/page-query.ts';
import { listed, readable, type Listed } from '../listed.ts';
import { toFailure } from '../to-failure.ts';
import { listUsers } from './list-users.ts';

export interface Searched extends Page<User> {
  /** How many users were looked at for it. */
  readonly searched: number;
}

/**
 * Looks at the next `size` users, the newest first, for those that fit: no query of Firestore finds a part of a name, or a
 * status that is not stored. Who searches asks again from where this one ended, for as long as it pleases them.
 */
export async function searchUsers(
  connection: Connection,
  filter: UserFilter,
  options: Pick<PageOptions, 'after' | 'size'>,
): Promise<Searched> {
  const status = filter.status === 'active' ? 'all' : filter.status;
  const { items, unreadable, next } = await listUsers(connection, { ...options, status, looksAhead: false });
  return { items: filterUsers(items, filter), unreadable, next, searched: items.length + unreadable.length };
}

/** Exactly this address, in small letters or as it was typed. Usually nobody's or one's. */
export async function findUsersByEmail(connection: Connection, email: string): Promise<Listed<User>> {
  const users = collection(liteFirestoreOf(connection), 'users');
  const spellings = [...new Set([email, email.toLowerCase()])];
  try {
    const { docs } = await getDocs(query(users, where('email', 'in', spellings), limit(MOST_OF_ONE_ADDRESS)));
    return listed(docs.map((found) => readable(() => parseUser(userId(found.id), found.data()))));
  } catch (error) {
    throw toFailure(error);
  }
}

const MOST_OF_ONE_ADDRESS = 20;
