import { paths } from '../../../config/paths.ts';
import { reportId, type ReportId, userId, type UserId } from '../../../domain/ids.ts';
import { type Report, REPORT_STATUSES } from '../../../domain/support.ts';
import { VISIBILITIES, type Visibility } from '../../../domain/wishlist.ts';
import { idIn, withQuery } from '../frame/with-query.ts';

const TABS = ['wishlists', 'reports'] as const;
export const STATES = ['all', 'active', 'inactive'] as const;
export const SEEN_BY = ['all', ...VISIBILITIES] as const;

/** The state of the page. It is in the URL, so that it can be linked to and survives a reload. */
export interface ReviewView {
  readonly tab: (typeof TABS)[number];
  /** Shows only this user's wishlists, of any kind. */
  readonly owner: UserId | null;
  /** The beginning of a title, an e-mail address of an owner, or a link or id; '' for none. */
  readonly search: string;
  readonly state: (typeof STATES)[number];
  readonly visibility: Visibility | 'all';
  readonly status: Report['status'];
  /** Shows only this report. */
  readonly report: ReportId | null;
}

const FIRST: ReviewView = {
  tab: 'wishlists',
  owner: null,
  search: '',
  state: 'all',
  visibility: 'all',
  status: 'open',
  report: null,
};

/** Unknown values count as absent. */
export function viewAt(query: string): ReviewView {
  const asked = new URLSearchParams(query);
  const oneOf = <T extends string>(name: string, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === asked.get(name)) ?? otherwise;
  return {
    tab: oneOf('tab', TABS, FIRST.tab),
    owner: idIn(asked.get('owner'), userId),
    search: asked.get('search')?.trim() ?? '',
    state: oneOf('state', STATES, FIRST.state),
    visibility: oneOf('visibility', SEEN_BY, FIRST.visibility),
    status: oneOf('status', REPORT_STATUSES, FIRST.status),
    report: idIn(asked.get('report'), reportId),
  };
}

/** Defaults are omitted. */
export function addressOf(view: Partial<ReviewView>): string {
  const shown = { ...FIRST, ...view };
  const names = ['tab', 'owner', 'search', 'state', 'visibility', 'status', 'report'] as const;
  const changed = names.filter((name) => shown[name] !== FIRST[name]);
  return withQuery(paths.adminWishlists.to(), Object.fromEntries(changed.map((name) => [name, shown[name]])));
}
