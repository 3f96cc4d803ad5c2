import { collection, orderBy, query, where, type Query } from 'firebase/firestore/lite';
import { userId } from '../../domain/ids.ts';
import type { UserFilter } from '../../domain/user-list.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

/**
 * The statuses that a query can filter by. Most active users have no stored status, and no query finds a missing field.
 */
export type QueriedStatus = Exclude<UserFilter['status'], 'active'>;

export interface UserPageOptions extends PageOptions {
  readonly status?: QueriedStatus;
}

/** Newest first. Active users need search-users.ts. */
export async function listUsers(
  connection: Connection,
  { status = 'all', ...options }: UserPageOptions = {},
): Promise<Page<User>> {
  return readPage(usersOf(connection, status), (id, stored) => parseUser(userId(id), stored), options);
}

/** All users, page by page, for a file. */
export function userRows(connection: Connection, signal?: AbortSignal): AsyncGenerator<Listed<User>, void, undefined> {
  return readAllPages((options) => listUsers(connection, options), { signal });
}

function usersOf(connection: Connection, status: QueriedStatus): Query {
  const users = collection(liteFirestoreOf(connection), 'users');
  return query(users, ...(status === 'all' ? [] : [where('status', '==', status)]), orderBy('createdAt', 'desc'));
}
