import { ADMIN } from '../frame/admin-key.ts';
import type { Connection } from '../../../data/connection.ts';
import type { SettingsWithChange } from '../../../data/admin/read-settings.ts';
import type { SettingsSaved } from '../../../data/admin/save-settings.ts';
import type { SettingsVersion } from '../../../data/documents/settings.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';

export const SETTINGS = [...ADMIN, 'settings'];

export interface SettingsApi {
  readonly read: () => Promise<SettingsWithChange>;
  readonly save: (settings: PlatformSettings, basedOn: SettingsVersion) => Promise<SettingsSaved>;
}

export function settingsApi(connection: Connection): SettingsApi {
  const operations = () => import('../../../data/admin/operations.ts');
  return {
    read: async () => (await operations()).readSettingsWithChange(connection),
    save: async (settings, basedOn) => (await operations()).saveSettings(connection, settings, basedOn),
  };
}
