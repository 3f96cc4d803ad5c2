import { collection, orderBy, query, where, type Query } from 'firebase/firestore/lite';
import { userId } from '../../domain/ids.ts';
import type { Period } from '../../domain/period.ts';
import type { UserFilter } from '../../domain/user-list.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readPage } from '../firebase/page-query.ts';
import { withinPeriod } from '../firebase/within-period.ts';

/**
 * The statuses that a query can filter by. Most active users have no stored status, and no query finds a missing field.
 */
export type QueriedStatus = Exclude<UserFilter['status'], 'active'>;

export interface UserPageOptions extends PageOptions {
  readonly status?: QueriedStatus;
  /** When they joined. */
  readonly period?: Period;
}

/** Newest first. Active users need search-users.ts. */
export async function listUsers(
  connection: Connection,
  { status = 'all', period, ...options }: UserPageOptions = {},
): Promise<Page<User>> {
  return readPage(usersOf(connection, status, period), (id, stored) => parseUser(userId(id), stored), options);
}

function usersOf(connection: Connection, status: QueriedStatus, period: Period | undefined): Query {
  const users = collection(liteFirestoreOf(connection), 'users');
  return query(
    users,
    ...(status === 'all' ? [] : [where('status', '==', status)]),
    ...withinPeriod('createdAt', period),
    orderBy('createdAt', 'desc'),
  );
}
