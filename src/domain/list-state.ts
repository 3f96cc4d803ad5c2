import type { Stage, Wishlist, WishlistDetails } from './wishlist.ts';

/** As the dashboard groups them: what needs attention first. */
export const LIST_STATES = ['open', 'paused', 'draft', 'after', 'deactivated', 'archived'] as const;
/**
 * Where a list is in its life. Guests read it while it is open, paused or celebrated (`after`, the thank-you page). They give
 * to an open one, and to a celebrated one unless giving is closed. `visibility` says which guests.
 *
 * ```
 * draft ──► open ◄──► paused
 *            ▲ ▲
 *            │ └────► deactivated ──► archived
 *            └──────► after ◄────────────┘
 * ```
 */
export type ListState = (typeof LIST_STATES)[number];

type Stored = Pick<Wishlist, 'isActive' | 'stage' | 'isGivingPaused'>;

/** The rules decide by the same fields: only an active list is read, and only one that is not paused is given to. */
export function stateOf({ isActive, stage, isGivingPaused }: Stored): ListState {
  if (!isActive) return WHILE_INACTIVE[stage ?? 'none'];
  if (stage === 'after') return 'after';
  return isGivingPaused ? 'paused' : 'open';
}

const WHILE_INACTIVE = { draft: 'draft', after: 'archived', none: 'deactivated' } as const satisfies Record<
  Stage | 'none',
  ListState
>;

/** The next steps that its hosts can take with one press. The thank-you page also needs words. */
export type Move = 'open' | 'pause' | 'resume' | 'deactivate' | 'reactivate' | 'archive' | 'bring-back';

export const MOVES: Readonly<Record<ListState, readonly Move[]>> = {
  draft: ['open'],
  open: ['pause', 'deactivate'],
  paused: ['resume', 'deactivate'],
  after: ['open', 'archive'],
  deactivated: ['reactivate', 'archive'],
  archived: ['bring-back'],
};

type Changes = Partial<Pick<WishlistDetails, 'isActive' | 'stage' | 'isGivingPaused'>>;

export function changesOf(move: Move, { thanks }: Pick<Wishlist, 'thanks'>): Changes {
  switch (move) {
    case 'open':
      return { isActive: true, stage: null, isGivingPaused: false };
    case 'pause':
      return { isGivingPaused: true };
    case 'resume':
      return { isGivingPaused: false };
    case 'deactivate':
      return { isActive: false };
    case 'reactivate':
      return { isActive: true };
    case 'archive':
      return { isActive: false, stage: 'after' };
    case 'bring-back':
      // Without a thank-you page it was never celebrated here.
      return { isActive: true, stage: thanks ? 'after' : null };
  }
}

/** In the order of LIST_STATES; within a group as before. Empty groups are left out. */
export function byState<List extends Stored>(
  lists: readonly List[],
): readonly { readonly state: ListState; readonly lists: readonly List[] }[] {
  return LIST_STATES.map((state) => ({ state, lists: lists.filter((list) => stateOf(list) === state) })).filter(
    (group) => group.lists.length > 0,
  );
}
