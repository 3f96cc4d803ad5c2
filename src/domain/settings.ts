import { moderation } from './common-fields.ts';
import { flag, lines, map, number, type Parsed, time, withDefault } from './schema.ts';

export const HIGHEST_FEE_PERCENT = 20;

/** What every page knows. */
export const shownSettings = {
  feePercent: number({ least: 0, most: HIGHEST_FEE_PERCENT }),
  /** '' if there is none. */
  announcement: lines({ most: 280 }),
  contributionsEnabled: flag,
};
export type ShownSettings = Parsed<typeof shownSettings>;

export const settingsForm = {
  ...shownSettings,
  /** Only admins can write; contributions are switched off too. */
  maintenance: withDefault(flag, false),
};
export type PlatformSettings = Parsed<typeof settingsForm>;

export const settingsSchema = map({ ...settingsForm, updatedAt: time, moderation });
