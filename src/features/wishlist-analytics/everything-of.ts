import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { AnalyticsDesk } from './analytics-desk.ts';

export interface Everything {
  readonly all: readonly Transaction[];
  readonly unreadable: number;
}

/** Every contribution, the newest first; `onProgress` hears how many there are so far. */
export async function everythingOf(
  desk: AnalyticsDesk,
  wishlist: Wishlist,
  signal: AbortSignal,
  onProgress: (count: number) => void = () => undefined,
): Promise<Everything> {
  const all: Transaction[] = [];
  let unreadable = 0;
  for await (const page of desk.allContributions(wishlist, signal)) {
    all.push(...page.items);
    unreadable += page.unreadable.length;
    onProgress(all.length);
  }
  return { all, unreadable };
}
