import { Failure } from '../../domain/failure.ts';
import { ANONYMOUS, type WishlistId } from '../../domain/ids.ts';
import type { Report } from '../../domain/support.ts';
import type { SystemLogEntry } from '../../domain/system-log.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import type { Page, PageOptions } from '../firebase/page-query.ts';
import { listSystemLog, type LogFilter } from './list-system-log.ts';
import { listTransactions, type TransactionFilter } from './list-transactions.ts';
import { listWishlists, type WishlistFilter } from './list-wishlists.ts';
import type { NamedUser } from './named-user.ts';
import { known, type NamedWishlist, readNamedUsers, readNamedWishlists } from './read-named.ts';
import { listReports, type ReportFilter } from './reports.ts';

export interface WishlistForReview {
  readonly wishlist: Wishlist;
  /** null if the owner is unknown, or requested their own list. */
  readonly owner: NamedUser | null;
}

/** Newest first, with their owners: one more read for each owner on the page. */
export async function reviewWishlists(
  connection: Connection,
  options: WishlistFilter & PageOptions = {},
): Promise<Page<WishlistForReview>> {
  const page = await listWishlists(connection, options);
  const asked = options.owner === undefined ? page.items.map(({ userId }) => userId) : [];
  const owners = await readNamedUsers(connection, asked);
  return { ...page, items: page.items.map((wishlist) => ({ wishlist, owner: known(owners, wishlist.userId) })) };
}

export interface ReportForReview {
  readonly report: Report;
  /** null if anonymous or unknown. */
  readonly reporter: NamedUser | null;
  readonly wishlist: ShownWishlist;
}

export type ShownWishlist = NamedWishlist | 'deleted' | 'unreadable';

/** Newest first, with the reported wishlist and the reporter: at most two more reads for each. */
export async function reviewReports(
  connection: Connection,
  options: PageOptions & ReportFilter,
): Promise<Page<ReportForReview>> {
  const page = await listReports(connection, options);
  const [reporters, wishlists] = await Promise.all([
    readNamedUsers(
      connection,
      page.items.flatMap(({ reporterId }) => (reporterId === ANONYMOUS ? [] : [reporterId])),
    ),
    readNamedWishlists(
      connection,
      page.items.map(({ wishlistId }) => wishlistId),
    ),
  ]);
  const items = page.items.map((report): ReportForReview => {
    return {
      report,
      reporter: report.reporterId === ANONYMOUS ? null : known(reporters, report.reporterId),
      wishlist: shown(wishlists, report.wishlistId),
    };
  });
  return { ...page, items };
}

export interface TransactionForReview {
  readonly transaction: Transaction;
  readonly wishlist: ShownWishlist;
}

/** Newest first, with their wishlists: one more read for each wishlist on the page. */
export async function reviewTransactions(
  connection: Connection,
  options: TransactionFilter & PageOptions = {},
): Promise<Page<TransactionForReview>> {
  const page = await listTransactions(connection, options);
  const wishlists = await readNamedWishlists(
    connection,
    page.items.map(({ wishlistId }) => wishlistId),
  );
  const items = page.items.map((transaction) => ({
    transaction,
    wishlist: shown(wishlists, transaction.wishlistId),
  }));
  return { ...page, items };
}

export interface LogEntryForReview {
  readonly entry: SystemLogEntry;
  /** null if anonymous or unknown. */
  readonly actor: NamedUser | null;
}

/** Newest first, with the people who did it: one more read for each of them on the page. */
export async function reviewLog(
  connection: Connection,
  options: LogFilter & PageOptions = {},
): Promise<Page<LogEntryForReview>> {
  const page = await listSystemLog(connection, options);
  const actors = await readNamedUsers(
    connection,
    page.items.flatMap(({ actorId }) => (actorId === ANONYMOUS ? [] : [actorId])),
  );
  const items = page.items.map((entry) => ({
    entry,
    actor: entry.actorId === ANONYMOUS ? null : known(actors, entry.actorId),
  }));
  return { ...page, items };
}

function shown(wishlists: ReadonlyMap<WishlistId, NamedWishlist | Failure>, id: WishlistId): ShownWishlist {
  const wishlist = wishlists.get(id) ?? 'deleted';
  return wishlist instanceof Failure ? 'unreadable' : wishlist;
}
