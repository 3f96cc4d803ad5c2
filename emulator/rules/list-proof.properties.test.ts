import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planQuery } from '../query/plan.ts';
import { conditions, documents, queries } from './testing/conditions.ts';
import { DATABASE, Rulebook } from './testing/rulebook.ts';

const isValid = (asked: Parameters<typeof planQuery>[1]) => {
  try {
    planQuery(DATABASE, asked);
    return true;
  } catch {
    return false;
  }
};

describe('a query that is allowed', () => {
  it('never answers a document that the same rule denies', () => {
    let proved = 0;
    fc.assert(
      fc.property(conditions, queries.filter(isValid), documents, (condition, asked, stored) => {
        // What only the query knows is not to be asked of a document.
        const rules = new Rulebook(
          `match /c/{id} {
             allow list: if ${condition};
             allow get: if ${condition.replace(/request\.query\.\w+ [<=]+ \d/g, 'true')};
           }`,
        );
        if (rules.list(asked) !== 'allowed') return;
        const plan = planQuery(DATABASE, asked);
        for (const document of stored.filter(plan.matches)) {
          proved++;
          expect(rules.getDocument(document.path, document), document.path).toBe('allowed');
        }
      }),
      { numRuns: RUNS },
    );
    // Else the property says nothing.
    expect(proved).toBeGreaterThan(RUNS / 100);
  });
});

const RUNS = 3000;
