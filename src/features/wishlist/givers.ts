import { ANONYMOUS } from '../../domain/ids.ts';
import type { Item } from '../../domain/wishlist.ts';

const MOST_SHOWN = 3;

export interface Givers {
  /** The names, newest first, each once; null for an anonymous contributor. */
  readonly givers: readonly (string | null)[];
  /** The number of contributions whose avatars are not shown. */
  readonly others: number;
}

/**
 * The avatars on a card. A contributor has one avatar, a guest without an account one for each name; every anonymous
 * contribution has its own.
 */
export function giversOf({ contributors, contributionCount }: Item): Givers {
  const shown = new Set<string>();
  const givers: (string | null)[] = [];
  let behind = 0;
  for (const { userId, displayName, isAnonymous, isVerified } of [...contributors].reverse()) {
    const who = isVerified ? userId : `${userId} ${displayName}`;
    if (shown.has(who)) behind++;
    else if (givers.length < MOST_SHOWN) {
      if (userId !== ANONYMOUS) shown.add(who);
      givers.push(isAnonymous ? null : displayName);
      behind++;
    }
  }
  return { givers, others: contributionCount - behind };
}
