import type { Page } from '../../../../data/firebase/page-query.ts';
import type { ExportsApi } from '../api.ts';

/** One page of rows, which is the last. */
export async function* rowsOf<Row>(...items: Row[]): AsyncGenerator<Page<Row>, void, undefined> {
  yield { items, unreadable: [], next: null };
}

export const NO_ROWS: ExportsApi = {
  ...{ userRows: () => rowsOf(), wishlistRows: () => rowsOf(), transactionRows: () => rowsOf() },
  ...{ messageRows: () => rowsOf(), recipientRows: () => rowsOf(), reportRows: () => rowsOf() },
  ...{ logRows: () => rowsOf(), noteRows: () => rowsOf() },
};
