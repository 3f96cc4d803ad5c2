import { Failure } from '../../domain/failure.ts';
import { ANONYMOUS, type UserId } from '../../domain/ids.ts';
import type { Report } from '../../domain/support.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import type { Page, PageOptions } from '../firebase/page-query.ts';
import { listWishlists, type WishlistFilter } from './list-wishlists.ts';
import type { NamedUser } from './named-user.ts';
import { type NamedWishlist, readNamedUsers, readNamedWishlists } from './read-named.ts';
import { listReports } from './reports.ts';

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
  readonly wishlist: NamedWishlist | 'deleted' | 'unreadable';
}

/** Newest first, with the reported wishlist and the reporter: at most two more reads for each. */
export async function reviewReports(
  connection: Connection,
  options: PageOptions & Pick<Report, 'status'>,
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
    const wishlist = wishlists.get(report.wishlistId) ?? 'deleted';
    return {
      report,
      reporter: report.reporterId === ANONYMOUS ? null : known(reporters, report.reporterId),
      wishlist: wishlist instanceof Failure ? 'unreadable' : wishlist,
    };
  });
  return { ...page, items };
}

function known(users: ReadonlyMap<UserId, NamedUser | Failure>, id: UserId): NamedUser | null {
  const user = users.get(id);
  return user === undefined || user instanceof Failure ? null : user;
}
