import { describe, expect, it } from 'vitest';
import { outcomeOf, type Given } from './evaluate.ts';

/** Expressions of one topic, grouped by outcome. */
export interface Topic {
  readonly holds?: readonly string[];
  readonly doesNotHold?: readonly string[];
  /** Each with part of the error message. */
  readonly fails?: readonly (readonly [expression: string, reason: string])[];
}

/** Defines one test per expression of the topic. */
export function expressions(topic: string, { holds = [], doesNotHold = [], fails = [] }: Topic, given?: Given): void {
  describe(topic, () => {
    for (const source of holds) {
      it(`${source} holds`, () => {
        expect(outcomeOf(source, given)).toBe('true');
      });
    }
    for (const source of doesNotHold) {
      it(`${source} does not hold`, () => {
        expect(outcomeOf(source, given)).toBe('false');
      });
    }
    for (const [source, reason] of fails) {
      it(`${source} fails: ${reason}`, () => {
        expect(outcomeOf(source, given)).toMatch(/^error: /);
        expect(outcomeOf(source, given)).toContain(reason);
      });
    }
  });
}
