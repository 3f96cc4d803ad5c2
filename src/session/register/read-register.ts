import type { Listed } from '../../data/listed.ts';
import type { NamedItem } from '../../domain/gift-name.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';

/** The wishlist of a register. A deleted one has no items; its contributions are kept. */
export type RegisterOf = Pick<Wishlist, 'id' | 'userId' | 'title'> & { readonly items: readonly NamedItem[] };

/** Reads the contributions page by page, the newest first. */
export type RegisterPages = (wishlist: RegisterOf, signal: AbortSignal) => AsyncIterable<Listed<Transaction>>;

export interface WholeRegister {
  readonly all: readonly Transaction[];
  readonly unreadable: number;
}

/** Reads every contribution, newest first. `onProgress` receives the number read so far. */
export async function readRegister(
  pages: RegisterPages,
  wishlist: RegisterOf,
  signal: AbortSignal,
  onProgress: (count: number) => void = () => undefined,
): Promise<WholeRegister> {
  const all: Transaction[] = [];
  let unreadable = 0;
  for await (const page of pages(wishlist, signal)) {
    all.push(...page.items);
    unreadable += page.unreadable.length;
    onProgress(all.length);
  }
  return { all, unreadable };
}
