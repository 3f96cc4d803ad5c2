import type { Giving } from '../../data/firebase/aggregate.ts';
import type { Page, PageOptions } from '../../data/firebase/page-query.ts';
import type { Transaction } from '../../domain/transaction.ts';

/** What somebody gave under the own name: all of it in two numbers, and one by one. */
export interface GivingSource {
  totals(): Promise<Giving>;
  page(options: PageOptions): Promise<Page<Transaction>>;
}
