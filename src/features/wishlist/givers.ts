import { ANONYMOUS } from '../../domain/ids.ts';
import type { Item } from '../../domain/wishlist.ts';

const MOST_SHOWN = 3;

export interface Givers {
  /** Their names, the newest first, each once; null: who gave anonymously. */
  readonly givers: readonly (string | null)[];
  /** How many contributions are behind the faces that are not shown. */
  readonly others: number;
}

/** Whose faces a card shows. Who gave twice has one face; of the anonymous each has one. */
export function giversOf({ contributors, contributionCount }: Item): Givers {
  const shown = new Set<string>();
  const givers: (string | null)[] = [];
  let behind = 0;
  for (const { userId, displayName, isAnonymous } of [...contributors].reverse()) {
    if (shown.has(userId)) behind++;
    else if (givers.length < MOST_SHOWN) {
      if (userId !== ANONYMOUS) shown.add(userId);
      givers.push(isAnonymous ? null : displayName);
      behind++;
    }
  }
  return { givers, others: contributionCount - behind };
}
