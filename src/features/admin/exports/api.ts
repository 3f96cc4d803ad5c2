import type * as Operations from '../../../data/admin/operations.ts';
import type { LogFilter, MessageFilter, TransactionFilter, WishlistFilter } from '../../../data/admin/operations.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Page, ReadingOptions } from '../../../data/firebase/page-query.ts';
import type { AdminNote } from '../../../domain/admin-note.ts';
import type { Period } from '../../../domain/period.ts';
import type { Recipient } from '../../../domain/recipients.ts';
import type { Report, SupportMessage } from '../../../domain/support.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';

/** The rows that match a filter, page by page; each page is read after the previous one has been processed. */
type Rows<Filter, Row> = (
  filter: Filter & { readonly period: Period },
  options: Pick<ReadingOptions, 'after' | 'signal'>,
) => AsyncIterable<Page<Row>>;

/** Reads what an export writes: one function for each table. A screen's api has those of its own tables. */
export interface ExportsApi {
  readonly userRows: Rows<UserFilter, User>;
  readonly wishlistRows: Rows<WishlistFilter, Wishlist>;
  readonly transactionRows: Rows<TransactionFilter, Transaction>;
  readonly messageRows: Rows<Omit<MessageFilter, 'order'>, SupportMessage>;
  readonly recipientRows: Rows<object, Recipient>;
  readonly reportRows: Rows<{ readonly status?: Report['status'] }, Report>;
  readonly logRows: Rows<LogFilter, SystemLogEntry>;
  readonly noteRows: Rows<object, AdminNote>;
}

export function exportsApi(connection: Connection): ExportsApi {
  const lazily = <Filter, Row>(
    rowsIn: (
      operations: typeof Operations,
    ) => (connection: Connection, ...asked: Parameters<Rows<Filter, Row>>) => AsyncIterable<Page<Row>>,
  ): Rows<Filter, Row> =>
    async function* (...asked) {
      yield* rowsIn(await import('../../../data/admin/operations.ts'))(connection, ...asked);
    };
  return {
    userRows: lazily(({ userRows }) => userRows),
    wishlistRows: lazily(({ wishlistRows }) => wishlistRows),
    transactionRows: lazily(({ transactionRows }) => transactionRows),
    messageRows: lazily(({ messageRows }) => messageRows),
    recipientRows: lazily(({ recipientRows }) => recipientRows),
    reportRows: lazily(({ reportRows }) => reportRows),
    logRows: lazily(({ logRows }) => logRows),
    noteRows: lazily(({ noteRows }) => noteRows),
  };
}
