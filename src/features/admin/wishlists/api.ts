import type { Connection } from '../../../data/connection.ts';
import { exportsApi, type ExportsApi } from '../exports/api.ts';
import { ADMIN } from '../frame/admin-key.ts';
import { notesApi, type NotesApi } from '../notes/api.ts';
import type { WishlistFilter } from '../../../data/admin/list-wishlists.ts';
import type { NamedUser } from '../../../data/admin/named-user.ts';
import type { ReportFilter } from '../../../data/admin/reports.ts';
import type { ReportForReview, WishlistForReview } from '../../../data/admin/review.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import { Failure } from '../../../domain/failure.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { Report } from '../../../domain/support.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';

export const REVIEW = [...ADMIN, 'wishlists'];

/** What an admin can read about wishlists and reports, and change. */
export interface ReviewApi extends NotesApi, Pick<ExportsApi, 'wishlistRows' | 'reportRows'> {
  readonly wishlists: (filter: WishlistFilter, options: PageOptions) => Promise<Page<WishlistForReview>>;
  readonly countWishlists: (filter: WishlistFilter) => Promise<number>;
  /** null if unknown. */
  readonly user: (id: UserId) => Promise<NamedUser | null>;
  readonly reports: (filter: ReportFilter, options: PageOptions) => Promise<Page<ReportForReview>>;
  readonly countOpenReports: () => Promise<number>;
  readonly deactivate: (wishlist: Pick<Wishlist, 'id' | 'title'>, reason: string) => Promise<void>;
  readonly reactivate: (wishlist: Pick<Wishlist, 'id' | 'title'>) => Promise<void>;
  readonly remove: (wishlist: Pick<Wishlist, 'id' | 'title'>) => Promise<void>;
  readonly resolve: (report: Pick<Report, 'id' | 'reason' | 'reporterId'>, resolution: string) => Promise<void>;
}

export function reviewApi(connection: Connection): ReviewApi {
  const admin = () => import('../../../data/admin/operations.ts');
  const { wishlistRows, reportRows } = exportsApi(connection);
  return {
    ...notesApi(connection),
    ...{ wishlistRows, reportRows },
    wishlists: async (filter, options) => (await admin()).reviewWishlists(connection, { ...filter, ...options }),
    countWishlists: async (filter) => (await admin()).countWishlists(connection, filter),
    user: async (id) => {
      const user = (await (await admin()).readNamedUsers(connection, [id])).get(id);
      if (user instanceof Failure) throw user;
      return user ?? null;
    },
    reports: async (filter, options) => (await admin()).reviewReports(connection, { ...options, ...filter }),
    countOpenReports: async () => (await admin()).countReports(connection, 'open'),
    deactivate: async (...act) => (await admin()).deactivateWishlist(connection, ...act),
    reactivate: async (wishlist) => (await admin()).reactivateWishlist(connection, wishlist),
    remove: async (wishlist) => (await admin()).deleteWishlistAsAdmin(connection, wishlist),
    resolve: async (...act) => (await admin()).resolveReport(connection, ...act),
  };
}
