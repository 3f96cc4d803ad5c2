import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import type { Connection } from '../connection.ts';
import { parseSettings } from '../documents/settings.ts';
import { readDocument, signedOut } from './requests.ts';

/** Reads the settings without authentication and without the SDK, in one request. */
export async function readSettingsAsGuest(connection: Connection): Promise<PlatformSettings> {
  const found = await readDocument(signedOut(connection), 'settings/platform');
  return found ? parseSettings(found.fields) : DEFAULT_SETTINGS;
}
