import { ANONYMOUS } from '../../domain/ids.ts';
import type { Item } from '../../domain/wishlist.ts';

const MOST_SHOWN = 3;

interface ShownContributors {
  /** Newest first, each once; null for an anonymous contributor. */
  readonly names: readonly (string | null)[];
  /** The number of contributions whose avatars are not shown. */
  readonly others: number;
}

/**
 * The avatars on a card. A contributor has one avatar, a guest without an account one for each name; every anonymous
 * contribution has its own.
 */
export function shownContributors({ contributors, contributionCount }: Item): ShownContributors {
  const shown = new Set<string>();
  const names: (string | null)[] = [];
  let behind = 0;
  for (const { userId, displayName, isAnonymous, isVerified } of [...contributors].reverse()) {
    const who = isVerified ? userId : `${userId} ${displayName}`;
    if (shown.has(who)) behind++;
    else if (names.length < MOST_SHOWN) {
      if (userId !== ANONYMOUS) shown.add(who);
      names.push(isAnonymous ? null : displayName);
      behind++;
    }
  }
  return { names, others: contributionCount - behind };
}
