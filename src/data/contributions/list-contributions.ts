import { collection, orderBy, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import type { UserId } from '../../domain/ids.ts';
import { GIFT_STATUSES, type Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

/** All contributions to a wishlist, newest first, for its owner, its hosts and admins. */
export async function listContributionsOf(
  connection: Connection,
  { id }: Pick<Wishlist, 'id'>,
  options?: PageOptions,
): Promise<Page<Transaction>> {
  return list(connection, [where('wishlistId', '==', id)], options);
}

/** The number of contributions that are not marked as thanked, without reading them. Owners do not thank themselves. */
export async function countUnthanked(
  connection: Connection,
  { id, userId }: Pick<Wishlist, 'id' | 'userId'>,
): Promise<number> {
  const unthanked = query(
    collection(liteFirestoreOf(connection), 'transactions'),
    where('wishlistId', '==', id),
    where('thankedAt', '==', null),
    where('status', 'in', GIFT_STATUSES),
  );
  const [all, own] = await Promise.all([
    countOf(unthanked),
    countOf(query(unthanked, where('contributorId', '==', userId))),
  ]);
  return all - own;
}

/** The number of contributions that are set aside, without reading them. */
export async function countSetAside(connection: Connection, { id }: Pick<Wishlist, 'id'>): Promise<number> {
  return countOf(
    query(
      collection(liteFirestoreOf(connection), 'transactions'),
      where('wishlistId', '==', id),
      where('status', '==', 'set_aside'),
    ),
  );
}

/** A user's contributions that were not anonymous, newest first. */
export async function listMyContributions(
  connection: Connection,
  contributor: UserId,
  options?: PageOptions,
): Promise<Page<Transaction>> {
  return list(connection, [where('contributorId', '==', contributor)], options);
}

/** All contributions to a wishlist, page by page, for a file. */
export function contributionRows(
  connection: Connection,
  wishlist: Pick<Wishlist, 'id'>,
  signal?: AbortSignal,
): AsyncGenerator<Listed<Transaction>, void, undefined> {
  return readAllPages((options) => listContributionsOf(connection, wishlist, options), { signal });
}

async function list(
  connection: Connection,
  which: readonly QueryConstraint[],
  options?: PageOptions,
): Promise<Page<Transaction>> {
  const found = query(collection(liteFirestoreOf(connection), 'transactions'), ...which, orderBy('createdAt', 'desc'));
  return readPage(found, parseTransaction, options);
}
