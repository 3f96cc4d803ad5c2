import { moderation } from './common-fields.ts';
import { flag, lines, map, number, type Parsed, time } from './schema.ts';

export const HIGHEST_FEE_PERCENT = 20;

export const settingsForm = {
  feePercent: number({ least: 0, most: HIGHEST_FEE_PERCENT }),
  /** '' if there is none. */
  announcement: lines({ most: 280 }),
  contributionsEnabled: flag,
};
export type PlatformSettings = Parsed<typeof settingsForm>;

export const settingsSchema = map({ ...settingsForm, updatedAt: time, moderation });
