import { announcements } from './announcements.ts';
import { moderation } from './common-fields.ts';
import { flag, map, type Parsed, time, withDefault } from './schema.ts';
import { shownSettings } from './shown-settings.ts';

export const settingsForm = {
  ...shownSettings,
  /** Documents from before announcements had a schedule lack them. */
  announcements: withDefault(announcements, []),
  /** Only admins can write; contributions are switched off too. */
  maintenance: withDefault(flag, false),
};
export type PlatformSettings = Parsed<typeof settingsForm>;

export const settingsSchema = map({ ...settingsForm, updatedAt: time, moderation });
