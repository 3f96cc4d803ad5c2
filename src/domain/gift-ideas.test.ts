import { describe, expect, it } from 'vitest';
import {
  GIFT_IDEA_GROUPS,
  GIFT_IDEAS,
  ideasFromQuery,
  ideasToQuery,
  MOST_PICKED_IDEAS,
  suggestedPrice,
} from './gift-ideas.ts';
import { rupees } from './money.ts';

describe('gift ideas', () => {
  it('offer at least six in every group', () => {
    for (const group of GIFT_IDEA_GROUPS)
      expect(GIFT_IDEAS.filter((idea) => idea.group === group).length, group).toBeGreaterThanOrEqual(6);
  });

  it('suggest a price within the usual range', () => {
    for (const { id, from, to } of GIFT_IDEAS) {
      expect(suggestedPrice({ from, to }), id).toBeGreaterThanOrEqual(from);
      expect(suggestedPrice({ from, to }), id).toBeLessThanOrEqual(to);
    }
  });

  it('suggest a round sum plus one rupee', () => {
    expect(suggestedPrice({ from: rupees(4_000), to: rupees(9_000) })).toBe(6_501);
  });
});

describe('ideas in a link', () => {
  it('arrive in the order in which they were picked', () => {
    const picked = ['tiger-safari', 'home-mandir'] as const;
    expect(ideasFromQuery(ideasToQuery(picked)).map(({ id }) => id)).toEqual(picked);
  });

  it('are each used once, and unknown ones ignored', () => {
    expect(ideasFromQuery('spa-day,no-such-gift,,spa-day,constructor').map(({ id }) => id)).toEqual(['spa-day']);
  });

  it('are empty if the link names none', () => {
    expect(ideasFromQuery(null)).toEqual([]);
    expect(ideasFromQuery('')).toEqual([]);
  });

  it('are limited in number', () => {
    const all = ideasToQuery(GIFT_IDEAS.map(({ id }) => id));
    expect(ideasFromQuery(all)).toHaveLength(MOST_PICKED_IDEAS);
  });
});
