import type { ReadCosts, UsedIndex } from '../query/explain.ts';
import type { Explanation } from './requests.ts';

/** Runs the query only if it is to be analyzed: without `run` it is only planned. */
export function explain<T>(
  indexes: readonly UsedIndex[],
  run: (() => T) | undefined,
  costsOf: (result: T) => ReadCosts,
): Explanation<T> {
  if (!run) return { indexes };
  const began = performance.now();
  const result = run();
  const milliseconds = performance.now() - began;
  return { indexes, execution: { result, costs: costsOf(result), milliseconds } };
}
