import type { UserId } from '../../domain/ids.ts';
import { type PlatformSettings, settingsForm, settingsSchema } from '../../domain/settings.ts';
import { map } from '../../domain/schema.ts';

const PLACE = 'settings/platform';

/** Throws a Failure ('unexpected-data') that names the field. */
export function parseSettings(stored: unknown): PlatformSettings {
  return map(settingsForm).parse(stored, PLACE);
}

/** The id of the log entry that last changed the settings; null if no admin has changed them. */
export type SettingsVersion = string | null;

export function settingsVersion(stored: unknown): SettingsVersion {
  return lastChange(stored)?.logId ?? null;
}

/** null if no admin has changed them. */
export function parseLastChange(stored: unknown): { readonly at: Date; readonly by: UserId } | null {
  const change = lastChange(stored);
  return change && { at: change.at, by: change.by };
}

function lastChange(stored: unknown) {
  const { moderation } = settingsSchema.fields;
  return map({ moderation }).parse(stored, PLACE).moderation;
}
