import type { WishlistFilter } from '../../../../data/admin/list-wishlists.ts';
import type { NamedUser } from '../../../../data/admin/named-user.ts';
import type { ReviewedNote } from '../../../../data/admin/operations.ts';
import type { ReportFilter } from '../../../../data/admin/reports.ts';
import type { ReportForReview, WishlistForReview } from '../../../../data/admin/review.ts';
import type { Page, PageOptions } from '../../../../data/firebase/page-query.ts';
import { Failure } from '../../../../domain/failure.ts';
import { adminNoteId, ANONYMOUS, reportId, userId, wishlistId } from '../../../../domain/ids.ts';
import type { Report } from '../../../../domain/support.ts';
import { wishlist } from '../../../../domain/testing/examples.ts';
import type { Wishlist } from '../../../../domain/wishlist.ts';
import { rowsOf } from '../../exports/testing/rows-of.ts';
import type { ReviewApi } from '../api.ts';

const AT = new Date('2026-12-05T06:30:00Z');

/** Wishlists and reports without Firebase, twenty per page. Records every call. */
export class InMemoryReview implements ReviewApi {
  rows: WishlistForReview[] = [];
  filed: ReportForReview[] = [];
  people: NamedUser[] = [];
  unreadable = 0;
  /** The failures of these operations. */
  readonly failing = new Map<keyof ReviewApi, Failure>();
  readonly done: string[] = [];
  readonly noted = new Map<string, readonly ReviewedNote[]>();
  readonly #pageEnds = new Map<unknown, number>();

  wishlists = async (filter: WishlistFilter, options: PageOptions): Promise<Page<WishlistForReview>> => {
    this.#mayFail('wishlists');
    return this.#page(this.#found(filter), options);
  };

  countWishlists = async (filter: WishlistFilter): Promise<number> => {
    this.#mayFail('countWishlists');
    return this.#found(filter).length;
  };

  wishlistRows = (filter: WishlistFilter) => rowsOf(...this.#found(filter).map(({ wishlist: found }) => found));

  reportRows = () => rowsOf(...this.filed.map(({ report }) => report));

  user = async (id: NamedUser['id']): Promise<NamedUser | null> => {
    this.#mayFail('user');
    return this.people.find((person) => person.id === id) ?? null;
  };

  reports = async (filter: ReportFilter, options: PageOptions): Promise<Page<ReportForReview>> => {
    this.#mayFail('reports');
    return this.#page(
      this.filed.filter(({ report }) => ('id' in filter ? report.id === filter.id : report.status === filter.status)),
      options,
    );
  };

  countOpenReports = async (): Promise<number> => {
    this.#mayFail('countOpenReports');
    return this.filed.filter(({ report }) => report.status === 'open').length;
  };

  deactivate = async (wishlist: Pick<Wishlist, 'id' | 'title'>, reason: string): Promise<void> => {
    this.#mayFail('deactivate');
    this.done.push(`${wishlist.title} off: ${reason}`);
    this.#setActive(wishlist, false);
  };

  reactivate = async (wishlist: Pick<Wishlist, 'id' | 'title'>): Promise<void> => {
    this.#mayFail('reactivate');
    this.done.push(`${wishlist.title} on`);
    this.#setActive(wishlist, true);
  };

  notes: ReviewApi['notes'] = async (about) => ({
    items: this.noted.get(about) ?? [],
    unreadable: [],
    next: null,
  });

  addNote: ReviewApi['addNote'] = async (about, text) => {
    const note = { id: adminNoteId(text), targetId: about, text, by: ASHA.id, createdAt: AT };
    this.noted.set(about, [{ note, author: ASHA }, ...(this.noted.get(about) ?? [])]);
  };

  deleteNote: ReviewApi['deleteNote'] = async () => undefined;

  #setActive({ id }: Pick<Wishlist, 'id'>, isActive: boolean): void {
    this.rows = this.rows.map((row) =>
      row.wishlist.id === id ? { ...row, wishlist: { ...row.wishlist, isActive } } : row,
    );
    this.filed = this.filed.map((row) =>
      typeof row.wishlist === 'object' && row.wishlist.id === id
        ? { ...row, wishlist: { ...row.wishlist, isActive } }
        : row,
    );
  }

  remove = async ({ id, title }: Pick<Wishlist, 'id' | 'title'>): Promise<void> => {
    this.#mayFail('remove');
    this.done.push(`${title} deleted`);
    this.rows = this.rows.filter((row) => row.wishlist.id !== id);
  };

  resolve = async ({ id, reason }: Pick<Report, 'id' | 'reason'>, resolution: string): Promise<void> => {
    this.#mayFail('resolve');
    this.done.push(`${reason} resolved: ${resolution}`);
    this.filed = this.filed.map((row) =>
      row.report.id === id ? { ...row, report: { ...row.report, status: 'resolved' } } : row,
    );
  };

  #found(filter: WishlistFilter): readonly WishlistForReview[] {
    if (filter.owner !== undefined) return this.rows.filter((row) => row.wishlist.userId === filter.owner);
    const { state = 'all', visibility = 'all', search = '' } = filter;
    return this.rows.filter(
      (row) =>
        row.wishlist.title.startsWith(search) &&
        (state === 'all' || row.wishlist.isActive === (state === 'active')) &&
        (visibility === 'all' || row.wishlist.visibility === visibility),
    );
  }

  #page<T>(all: readonly T[], { after = null, size = 20 }: PageOptions): Page<T> {
    const from = this.#pageEnds.get(after) ?? 0;
    const items = all.slice(from, from + size);
    const next = items.length === size ? ({} as never) : null;
    if (next) this.#pageEnds.set(next, from + size);
    const unreadable = Array.from({ length: this.unreadable }, () => new Failure('unexpected-data', 'No title'));
    return { items, unreadable, next };
  }

  #mayFail(what: keyof ReviewApi): void {
    const failure = this.failing.get(what);
    if (failure) throw failure;
  }
}

export const ASHA: NamedUser = { id: userId('asha'), displayName: 'Asha Rao', email: 'asha@guests.example' };

/** Asha's, unless `changes` names another owner. */
export function reviewed(
  title: string,
  changes: Partial<Wishlist> = {},
  owner: NamedUser | null = ASHA,
): WishlistForReview {
  return {
    wishlist: {
      ...wishlist({}, {}),
      id: wishlistId(`of-${title}`),
      title,
      userId: owner?.id ?? userId('gone'),
      createdAt: AT,
      ...changes,
    },
    owner,
  };
}

export function reported(
  wishlistTitle: string,
  changes: Partial<Report> = {},
  rest: Partial<ReportForReview> = {},
): ReportForReview {
  const id = wishlistId(`of-${wishlistTitle}`);
  return {
    report: {
      id: reportId(`about-${wishlistTitle}`),
      wishlistId: id,
      reason: 'fraud',
      message: 'They are not getting married.',
      reporterId: ANONYMOUS,
      status: 'open',
      createdAt: AT,
      moderation: null,
      ...changes,
    },
    reporter: null,
    wishlist: { id, title: wishlistTitle, userId: ASHA.id, isActive: true, visibility: 'public' },
    ...rest,
  };
}
