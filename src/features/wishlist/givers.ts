import { ANONYMOUS } from '../../domain/ids.ts';
import type { Item } from '../../domain/wishlist.ts';

const MOST_SHOWN = 3;

export interface Givers {
  /** The newest first, each once. */
  readonly names: readonly string[];
  /** How many contributions are behind the faces that are not shown. */
  readonly others: number;
}

/** Whose faces a card shows. Who gave twice has one face; of the anonymous each has one. */
export function giversOf({ contributors, contributionCount }: Item, anonymous: string): Givers {
  const shown = new Set<string>();
  const names: string[] = [];
  let behind = 0;
  for (const { userId, displayName, isAnonymous } of contributors.toReversed()) {
    if (shown.has(userId)) behind++;
    else if (names.length < MOST_SHOWN) {
      if (userId !== ANONYMOUS) shown.add(userId);
      names.push(isAnonymous ? anonymous : displayName);
      behind++;
    }
  }
  return { names, others: contributionCount - behind };
}
