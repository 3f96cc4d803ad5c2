/** A measured value, with what it should be at most. Without that it explains another one. */
export interface Goal {
  readonly what: string;
  readonly unit: string;
  readonly required?: number;
  readonly wanted?: number;
}

export interface Figure {
  readonly text: string;
  readonly isMet: boolean;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = inOrder(numbers);
  const middle = Math.floor(sorted.length / 2);
  const [lower = NaN, upper = NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (lower + upper) / 2;
}

/** A line of the report: the median, the range, and whether the goal is met. */
export function figureOf({ what, unit, required, wanted }: Goal, numbers: readonly number[]): Figure {
  const sorted = inOrder(numbers);
  const median = medianOf(sorted);
  const range = `${show(sorted[0])} to ${show(sorted.at(-1))}`;
  const measured = `  ${what.padEnd(40)} ${show(median).padStart(8)} ${unit.padEnd(3)} (${range})`;
  if (required === undefined || wanted === undefined) return { text: measured, isMet: true };
  // Not a number, because nothing was measured, is a miss.
  const isMet = median <= required;
  const verdict = median <= wanted ? 'as wanted' : isMet ? 'as required' : 'MISSED';
  return { text: `${measured.padEnd(78)}${verdict} (required ${required}, wanted ${wanted})`, isMet };
}

function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

function show(number = NaN): string {
  return String(Math.round(number * 100) / 100);
}
