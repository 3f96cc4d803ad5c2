import { userId, type UserId } from '../../domain/ids.ts';
import type { PlatformSettings } from '../../domain/platform.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseSettings(stored: unknown): PlatformSettings {
  const fields = new Fields('settings/platform', stored);
  return {
    feePercent: fields.number('feePercent'),
    announcement: fields.text('announcement'),
    contributionsEnabled: fields.flag('contributionsEnabled'),
  };
}

/** The id of the change that stored them, which no other change has; null: no admin has changed them. */
export type SettingsVersion = string | null;

export function settingsVersion(stored: unknown): SettingsVersion {
  const fields = new Fields('settings/platform', stored);
  const moderation = fields.has('moderation') ? fields.mapOrNull('moderation') : null;
  return moderation && moderation.text('logId');
}

/** null: they were stored by nobody's act. */
export function parseLastChange(stored: unknown): { readonly at: Date; readonly by: UserId } | null {
  const fields = new Fields('settings/platform', stored);
  const moderation = fields.has('moderation') ? fields.mapOrNull('moderation') : null;
  return moderation && { at: moderation.time('at'), by: moderation.parsed('by', userId) };
}
