import type { TransactionFilter } from '../../../data/admin/list-transactions.ts';
import type { TransactionForReview } from '../../../data/admin/review.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import { exportsApi, type ExportsApi } from '../exports/api.ts';
import { ADMIN } from '../frame/admin-key.ts';

export const TRANSACTIONS = [...ADMIN, 'transactions'];

export interface TransactionsApi extends Pick<ExportsApi, 'transactionRows'> {
  readonly transactions: (filter: TransactionFilter, options: PageOptions) => Promise<Page<TransactionForReview>>;
  readonly count: (filter: TransactionFilter) => Promise<number>;
}

export function transactionsApi(connection: Connection): TransactionsApi {
  const admin = () => import('../../../data/admin/operations.ts');
  return {
    transactions: async (filter, options) => (await admin()).reviewTransactions(connection, { ...filter, ...options }),
    count: async (filter) => (await admin()).countTransactions(connection, filter),
    transactionRows: exportsApi(connection).transactionRows,
  };
}
