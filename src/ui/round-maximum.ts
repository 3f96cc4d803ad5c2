const STEPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The top of an axis for values up to `most`: a round number whose half is whole too. */
export function roundMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = STEPS.map((step) => Math.round(step * power)).find((value) => value >= most && value % 2 === 0);
  return top ?? 10 * power;
}
