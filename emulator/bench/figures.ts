/** The given percentile of the samples, as a fraction from 0 to 1. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

/** One row of the report: the metric, the result and the goal. */
export function report(what: string, result: string, goal = ''): void {
  console.log(`${what.padEnd(58)} ${result.padEnd(34)} ${goal}`.trimEnd());
}
