import type { Connection } from '../../data/connection.ts';
import type { Giving } from '../../data/firebase/aggregate.ts';
import type { Page, PageOptions } from '../../data/firebase/page-query.ts';
import type { UserId } from '../../domain/ids.ts';
import type { Transaction } from '../../domain/transaction.ts';

export const PROFILE = ['profile'];

/** The user's named contributions: totals and list. */
export interface ProfileApi {
  totals(): Promise<Giving>;
  page(options: PageOptions): Promise<Page<Transaction>>;
}

export function profileApi(connection: Connection, user: UserId): ProfileApi {
  return {
    totals: async () => {
      const { myContributionTotals } = await import('../../data/contributions/my-contribution-totals.ts');
      return myContributionTotals(connection, user);
    },
    page: async (options) => {
      const { listMyContributions } = await import('../../data/contributions/list-contributions.ts');
      return listMyContributions(connection, user, options);
    },
  };
}
