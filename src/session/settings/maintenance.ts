import { pick } from '../../domain/schema.ts';
import { type PlatformSettings, type ShownSettings, shownSettings } from '../../domain/settings.ts';
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { readSettingsAsGuest } from '../../data/rest/read-settings.ts';
import type { LanguageStore } from '../language/language-store.ts';
import type { Session } from '../session.tsx';
import { WindowMemory } from '../browser/window-memory.ts';

/** 'on' if the settings last read in this window said so. */
export const maintenance = new WindowMemory('shagun.maintenance');

export async function readShownSettings({ connection, languages }: Session): Promise<ShownSettings> {
  return shownOf(await readSettingsAsGuest(connection), languages);
}

/**
 * During maintenance its notice stands in for the announcement, in the reader's language. Members have it on their own pages
 * as soon as this window knows, so their banner keeps the announcement (maintenance-notice.tsx).
 */
export async function shownOf(settings: PlatformSettings, languages: LanguageStore): Promise<ShownSettings> {
  maintenance.write(settings.maintenance ? 'on' : '');
  const shown = pick(shownSettings, settings);
  if (!settings.maintenance || rememberedAccount()) return shown;
  const { say } = await languages.catalogueIn(languages.current().language, ['offline']);
  return { ...shown, announcement: say('offline.maintenance') };
}
