import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareIds } from '../model/order.ts';
import { id } from '../model/testing/arbitraries.ts';
import { SortedMap } from './sorted-map.ts';

type Step = ['set', string, number] | ['delete', string] | ['walk'];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('set' as const), id, fc.nat()),
  fc.tuple(fc.constant('delete' as const), id),
  fc.tuple(fc.constant('walk' as const)),
);

it('iterates in key order after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const map = new SortedMap<number>(compareIds);
      const naive = new Map<string, number>();
      const agree = () => {
        const expected = [...naive].sort(([a], [b]) => compareIds(a, b)).map(([, value]) => value);
        expect([...map.values()]).toEqual(expected);
      };
      for (const [kind, key, value] of steps) {
        if (kind === 'set') {
          map.set(key, value);
          naive.set(key, value);
        } else if (kind === 'delete') {
          map.delete(key);
          naive.delete(key);
        } else agree();
        expect(map.size).toBe(naive.size);
        if (key !== undefined) expect(map.get(key)).toBe(naive.get(key));
      }
      agree();
    }),
    { numRuns: 300 },
  );
});
