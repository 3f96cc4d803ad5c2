import { collection, orderBy, query } from 'firebase/firestore/lite';
import type { Transaction } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readAllPages, readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

/** All contributions, newest first. */
export async function listTransactions(connection: Connection, options?: PageOptions): Promise<Page<Transaction>> {
  const transactions = collection(liteFirestoreOf(connection), 'transactions');
  return readPage(query(transactions, orderBy('createdAt', 'desc')), parseTransaction, options);
}

/** All contributions, page by page, for a file. */
export function transactionRows(
  connection: Connection,
  signal?: AbortSignal,
): AsyncGenerator<Listed<Transaction>, void, undefined> {
  return readAllPages((options) => listTransactions(connection, options), { signal });
}
