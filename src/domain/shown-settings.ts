import { flag, number, type Parsed } from './schema.ts';

export const HIGHEST_FEE_PERCENT = 20;

/** What every page knows. In a module without the rest, because every page loads it. */
export const shownSettings = {
  feePercent: number({ least: 0, most: HIGHEST_FEE_PERCENT }),
  contributionsEnabled: flag,
};
export type ShownSettings = Parsed<typeof shownSettings>;
