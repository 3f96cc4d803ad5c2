import {
  and,
  collection,
  documentId,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryFilterConstraint,
} from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import type { Rupees } from '../../domain/money.ts';
import type { Period } from '../../domain/period.ts';
import type { IdRange } from '../../domain/reference.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import {
  type Page,
  type PageOptions,
  type Pages,
  readAllPages,
  type ReadingOptions,
  readPage,
} from '../firebase/page-query.ts';
import { withinPeriod } from '../firebase/within-period.ts';
import { findUsersByEmail, casingsOf } from './search-users.ts';

/** All of them must match; an absent one matches every contribution. */
export interface TransactionFilter {
  readonly period?: Period | null;
  readonly wishlist?: WishlistId | null;
  /** An e-mail address or a user's id, or 'anonymous'. */
  readonly giver?: string | null;
  readonly least?: Rupees | null;
  readonly most?: Rupees | null;
  /** Of a reference: nearly always one contribution, so the rest is ignored. */
  readonly ids?: IdRange | null;
}

/** Newest first. */
export async function listTransactions(
  connection: Connection,
  options: TransactionFilter & PageOptions = {},
): Promise<Page<Transaction>> {
  return readPage(await found(connection, options), parseTransaction, options);
}

/** The number of contributions, without reading them. */
export async function countTransactions(connection: Connection, filter: TransactionFilter = {}): Promise<number> {
  return countOf(await found(connection, filter));
}

/** All contributions that match, page by page, for a file. */
export function transactionRows(
  connection: Connection,
  filter: TransactionFilter = {},
  options?: ReadingOptions,
): Pages<Transaction> {
  return readAllPages((page) => listTransactions(connection, { ...filter, ...page }), options);
}

async function found(connection: Connection, filter: TransactionFilter): Promise<Query> {
  const transactions = collection(liteFirestoreOf(connection), 'transactions');
  const { period, wishlist, giver, least, most, ids } = filter;
  if (ids) return query(transactions, where(documentId(), '>=', ids.from), where(documentId(), '<', ids.before));
  const conditions: QueryFilterConstraint[] = [...withinPeriod('createdAt', period)];
  if (wishlist) conditions.push(where('wishlistId', '==', wishlist));
  if (giver) conditions.push(await isGivenBy(connection, giver));
  if (least && least === most) conditions.push(where('amount', '==', least));
  else {
    if (least) conditions.push(where('amount', '>=', least));
    if (most) conditions.push(where('amount', '<=', most));
  }
  const newestFirst = orderBy('createdAt', 'desc');
  return conditions.length === 0
    ? query(transactions, newestFirst)
    : query(transactions, and(...conditions), newestFirst);
}

/** A contribution has the address that was typed when it was made, which need not be that of the account. */
async function isGivenBy(connection: Connection, giver: string): Promise<QueryFilterConstraint> {
  if (!giver.includes('@')) return where('contributorId', '==', giver);
  const { items } = await findUsersByEmail(connection, giver);
  const isOfAddress = where('email', 'in', casingsOf(giver));
  const accounts = items.map(({ id }) => id);
  return accounts.length === 0 ? isOfAddress : or(isOfAddress, where('contributorId', 'in', accounts));
}
