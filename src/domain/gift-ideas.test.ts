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

  it('suggest a price within what the gift usually costs', () => {
    for (const { id, from, to } of GIFT_IDEAS) {
      expect(suggestedPrice({ from, to }), id).toBeGreaterThanOrEqual(from);
      expect(suggestedPrice({ from, to }), id).toBeLessThanOrEqual(to);
    }
  });

  it('suggest one rupee more than a round sum', () => {
    expect(suggestedPrice({ from: rupees(4_000), to: rupees(9_000) })).toBe(6_501);
  });
});

describe('ideas in a link', () => {
  it('arrive as they were picked', () => {
    const picked = ['tiger-safari', 'home-mandir'] as const;
    expect(ideasFromQuery(ideasToQuery(picked)).map(({ id }) => id)).toEqual(picked);
  });

  it('are each taken once, and unknown ones passed over', () => {
    expect(ideasFromQuery('spa-day,no-such-gift,,spa-day,constructor').map(({ id }) => id)).toEqual(['spa-day']);
  });

  it('are none when the link names none', () => {
    expect(ideasFromQuery(null)).toEqual([]);
    expect(ideasFromQuery('')).toEqual([]);
  });

  it('are no more than a person picks', () => {
    const all = ideasToQuery(GIFT_IDEAS.map(({ id }) => id));
    expect(ideasFromQuery(all)).toHaveLength(MOST_PICKED_IDEAS);
  });
});
