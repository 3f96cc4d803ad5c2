import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { userId } from '../../domain/ids.ts';
import type { Period } from '../../domain/period.ts';
import { ALL_USERS, filterUsers, type UserFilter } from '../../domain/user-list.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, type Pages, readAllPages, type ReadingOptions } from '../firebase/page-query.ts';
import { listed, readable, type Listed } from '../listed.ts';
import { orFailure } from '../to-failure.ts';
import { listUsers } from './list-users.ts';

export interface Searched extends Page<User> {
  /** The number of users read for this result. */
  readonly searched: number;
}

/**
 * Searches the next `size` users, newest first. Firestore cannot search for part of a name, or for a missing status. To
 * continue, call it again with the returned cursor.
 */
export async function searchUsers(
  connection: Connection,
  { period, ...filter }: UserFilter & { readonly period?: Period },
  options: Pick<PageOptions, 'after' | 'size'>,
): Promise<Searched> {
  const status = filter.status === 'active' ? 'all' : filter.status;
  const { items, unreadable, next } = await listUsers(connection, {
    ...options,
    status,
    ...(period && { period }),
    looksAhead: false,
  });
  return { items: filterUsers(items, filter), unreadable, next, searched: items.length + unreadable.length };
}

/** All users who match, page by page, for a file. */
export function userRows(
  connection: Connection,
  filter: UserFilter & { readonly period?: Period } = ALL_USERS,
  options?: ReadingOptions,
): Pages<User> {
  return readAllPages((page) => searchUsers(connection, filter, page), options);
}

/** Exact match, in lower case or as typed. */
export async function findUsersByEmail(connection: Connection, email: string): Promise<Listed<User>> {
  const users = collection(liteFirestoreOf(connection), 'users');
  return orFailure(async () => {
    const { docs } = await getDocs(query(users, where('email', 'in', casingsOf(email)), limit(MOST_OF_ONE_ADDRESS)));
    return listed(docs.map((found) => readable(() => parseUser(userId(found.id), found.data()))));
  });
}

const MOST_OF_ONE_ADDRESS = 20;

/** As typed and in lower case. */
export function casingsOf(email: string): readonly string[] {
  return [...new Set([email, email.toLowerCase()])];
}
