import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { userId } from '../../domain/ids.ts';
import type { User, UserStatus } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/user.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

export interface UserRow {
  readonly user: User;
  readonly wishlists: number;
  /** Those that were given under the own name. */
  readonly contributions: number;
}

export interface UserPageOptions extends PageOptions {
  readonly status?: UserStatus | 'all';
}

/** The newest first. A page of active users may have fewer than asked for, and still be followed by another. */
export async function listUsers(connection: Connection, options: UserPageOptions = {}): Promise<Page<UserRow>> {
  const page = await readUsers(connection, options);
  return { ...page, items: await Promise.all(page.items.map((user) => withCounts(connection, user))) };
}

/** All users, page by page, for a file. */
export function userRows(connection: Connection, signal?: AbortSignal): AsyncGenerator<Listed<User>, void, undefined> {
  return readAllPages((options) => readUsers(connection, options), { signal });
}

async function readUsers(connection: Connection, { status = 'all', ...options }: UserPageOptions): Promise<Page<User>> {
  // Of most active users no status is stored: no query finds what is missing.
  const queried = status === 'banned' || status === 'inactive' ? [where('status', '==', status)] : [];
  const users = query(collection(liteFirestoreOf(connection), 'users'), ...queried, orderBy('createdAt', 'desc'));
  const page = await readPage(users, (id, stored) => parseUser(userId(id), stored), options);
  return { ...page, items: page.items.filter((user) => status === 'all' || user.status === status) };
}

async function withCounts(connection: Connection, user: User): Promise<UserRow> {
  const firestore = liteFirestoreOf(connection);
  const [wishlists, contributions] = await Promise.all([
    countOf(query(collection(firestore, 'wishlists'), where('userId', '==', user.id))),
    countOf(query(collection(firestore, 'transactions'), where('contributorId', '==', user.id))),
  ]);
  return { user, wishlists, contributions };
}
