/** The value below which the given part of the samples lies. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

/** One line of the report: what was measured, what came out, what was wanted. */
export function report(what: string, result: string, goal = ''): void {
  console.log(`${what.padEnd(58)} ${result.padEnd(34)} ${goal}`.trimEnd());
}
