import { collection, documentId, query, where } from 'firebase/firestore/lite';
import type { IdRange } from '../../domain/reference.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readPage } from '../firebase/page-query.ts';
import type { Listed } from '../listed.ts';

/** The contributions that match a reference: nearly always one or none. */
export async function findContributions(
  connection: Connection,
  { from, before }: IdRange,
): Promise<Listed<Transaction>> {
  const transactions = collection(liteFirestoreOf(connection), 'transactions');
  const found = query(transactions, where(documentId(), '>=', from), where(documentId(), '<', before));
  return readPage(found, parseTransaction, { size: 5, looksAhead: false });
}
