import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import { planQuery, type Plan } from '../query/plan.ts';
import type { Query } from '../query/query.ts';
import { documents, FUNCTIONS, queriesWithConditions } from './testing/conditions.ts';
import { DATABASE, Rulebook } from './testing/rulebook.ts';

const RUNS = 3000;

/** undefined if Firestore rejects the query. */
function planOf(asked: Query): Plan | undefined {
  try {
    return planQuery(DATABASE, asked);
  } catch (error) {
    if (error instanceof StatusError) return undefined;
    throw error;
  }
}

describe('an allowed query', () => {
  it('never returns a document that the same rule denies', () => {
    let proved = 0;
    fc.assert(
      fc.property(queriesWithConditions, documents, ({ asked, condition }, stored) => {
        const plan = planOf(asked);
        if (!plan) return;
        const rules = new Rulebook(`${FUNCTIONS} match /c/{id} { allow read: if ${condition}; }`);
        if (rules.list(asked) !== 'allowed') return;
        for (const document of stored.filter(plan.matches)) {
          proved++;
          expect(rules.getDocument(document.path, document), document.path).toBe('allowed');
        }
      }),
      { numRuns: RUNS },
    );
    // Otherwise the property would hold vacuously.
    expect(proved).toBeGreaterThan(RUNS / 100);
  });
});
