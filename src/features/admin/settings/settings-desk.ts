import { useMemo } from 'react';
import type { SettingsWithChange } from '../../../data/admin/read-settings.ts';
import type { SettingsSaved } from '../../../data/admin/save-settings.ts';
import type { SettingsVersion } from '../../../data/documents/settings.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import { useSession } from '../../../session/session.tsx';

export interface SettingsDesk {
  readonly read: () => Promise<SettingsWithChange>;
  readonly save: (settings: PlatformSettings, basedOn: SettingsVersion) => Promise<SettingsSaved>;
}

export function useSettingsDesk(): SettingsDesk {
  const { connection } = useSession();
  return useMemo(() => {
    const operations = () => import('../../../data/admin/operations.ts');
    return {
      read: async () => (await operations()).readSettingsWithChange(connection),
      save: async (settings, basedOn) => (await operations()).saveSettings(connection, settings, basedOn),
    };
  }, [connection]);
}
