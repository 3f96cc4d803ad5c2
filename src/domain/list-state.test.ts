import { describe, expect, it } from 'vitest';
import { byState, changesOf, LIST_STATES, type Move, MOVES, stateOf } from './list-state.ts';
import { editDetails } from './item-editing.ts';
import { wishlist } from './testing/examples.ts';
import type { Wishlist } from './wishlist.ts';

const THANKS = { words: 'Thank you for coming.', pictures: [] };
const IN_STATE = {
  draft: { isActive: false, stage: 'draft' },
  open: {},
  paused: { isGivingPaused: true },
  after: { stage: 'after', thanks: THANKS },
  deactivated: { isActive: false },
  archived: { isActive: false, stage: 'after', thanks: THANKS },
} as const satisfies Record<string, Partial<Wishlist>>;

const listIn = (state: keyof typeof IN_STATE): Wishlist => ({ ...wishlist(), ...IN_STATE[state] });

function after(move: Move, list: Wishlist) {
  const outcome = editDetails(list, { ...list, ...changesOf(move, list) });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return stateOf(outcome.wishlist);
}

describe('the state of a list', () => {
  it.each(LIST_STATES)('is %s', (state) => expect(stateOf(listIn(state))).toBe(state));

  it('is open when a new list is not a draft', () => expect(stateOf(wishlist())).toBe('open'));

  it('is after the celebration whether giving is open or closed', () => {
    expect(stateOf({ ...listIn('after'), isGivingPaused: true })).toBe('after');
  });

  it('stays what it was while giving is paused and the page is deactivated', () => {
    expect(stateOf({ ...listIn('deactivated'), isGivingPaused: true })).toBe('deactivated');
  });
});

describe('a move', () => {
  it.each([
    ['draft', 'open', 'open'],
    ['open', 'pause', 'paused'],
    ['open', 'deactivate', 'deactivated'],
    ['paused', 'resume', 'open'],
    ['paused', 'deactivate', 'deactivated'],
    ['after', 'open', 'open'],
    ['after', 'archive', 'archived'],
    ['deactivated', 'reactivate', 'open'],
    ['deactivated', 'archive', 'archived'],
    ['archived', 'bring-back', 'after'],
  ] as const)('from %s by %s leads to %s', (from, move, to) => {
    expect(MOVES[from]).toContain(move);
    expect(after(move, listIn(from))).toBe(to);
  });

  it('is listed above for every state', () => {
    expect(Object.values(MOVES).flat()).toHaveLength(10);
  });

  it('brings a list without a thank-you page back as an open one', () => {
    expect(after('bring-back', { ...listIn('archived'), thanks: null })).toBe('open');
  });

  it('opens giving again with the list', () => {
    expect(changesOf('open', listIn('after'))).toMatchObject({ isGivingPaused: false });
  });
});

describe('groups by state', () => {
  it('has the open ones first, each group in the order given, and no empty groups', () => {
    const [one, two, three, four] = [listIn('archived'), listIn('open'), listIn('draft'), listIn('open')];
    expect(byState([one, two, three, four])).toEqual([
      { state: 'open', lists: [two, four] },
      { state: 'draft', lists: [three] },
      { state: 'archived', lists: [one] },
    ]);
  });
});
