import { completionRate } from './funding.ts';
import { type Rupees, sum } from './money.ts';
import type { Wishlist } from './wishlist.ts';

/** The numbers of the four dashboard tiles. */
export interface DashboardTotals {
  readonly wishlists: number;
  readonly contributions: Rupees;
  readonly contributors: number;
  /** A rounded percent. */
  readonly completion: number;
}

type Counted = Pick<Wishlist, 'fundedAmount' | 'totalValue' | 'items' | 'contributorCount'>;

export function dashboardTotals(wishlists: readonly Counted[]): DashboardTotals {
  return {
    wishlists: wishlists.length,
    contributions: sum(wishlists.map(({ fundedAmount }) => fundedAmount)),
    contributors: wishlists.reduce((total, { contributorCount }) => total + contributorCount, 0),
    completion: completionRate(wishlists),
  };
}

/** Wishlists shown under recent activity. */
export const RECENT_WISHLISTS = 3;
/** Contributor avatars before the '+N'. */
const SHOWN_AVATARS = 3;

/** The newest contributors, and how many more there are. */
export function avatars<Entry>(
  entries: readonly Entry[],
  count: number,
): { readonly shown: readonly Entry[]; readonly more: number } {
  const shown = entries.slice(-SHOWN_AVATARS).reverse();
  return { shown, more: Math.max(0, count - shown.length) };
}
