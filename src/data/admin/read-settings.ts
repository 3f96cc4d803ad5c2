import { doc, getDoc } from 'firebase/firestore/lite';
import type { UserId } from '../../domain/ids.ts';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import type { Connection } from '../connection.ts';
import { parseLastChange, parseSettings, settingsVersion, type SettingsVersion } from '../documents/settings.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { orFailure } from '../to-failure.ts';
import { nameOf } from './named-user.ts';

/** Anyone may read them. The defaults apply until an admin saves others. */
export async function readSettings(connection: Connection): Promise<PlatformSettings> {
  return parsed(await readStored(connection));
}

export interface SettingsWithChange {
  readonly settings: PlatformSettings;
  /** Must be passed when saving changes. */
  readonly version: SettingsVersion;
  /** null if nobody has changed the settings. */
  readonly lastChange: LastChange | null;
}

export interface LastChange {
  readonly at: Date;
  /** null if unknown. */
  readonly by: string | null;
}

/** With the last change, for admins, who may read every user's name. */
export async function readSettingsWithChange(connection: Connection): Promise<SettingsWithChange> {
  const stored = await readStored(connection);
  const change = stored === null ? null : parseLastChange(stored);
  return {
    settings: parsed(stored),
    version: stored === null ? null : settingsVersion(stored),
    lastChange: change && { at: change.at, by: await nameBy(connection, change.by) },
  };
}

async function readStored(connection: Connection): Promise<unknown> {
  return orFailure(async () => {
    const snapshot = await getDoc(doc(liteFirestoreOf(connection), 'settings', 'platform'));
    return snapshot.exists() ? snapshot.data() : null;
  });
}

function parsed(stored: unknown): PlatformSettings {
  return stored === null ? DEFAULT_SETTINGS : parseSettings(stored);
}

/** The settings matter more than a name, so a name that cannot be read is omitted. */
async function nameBy(connection: Connection, id: UserId): Promise<string | null> {
  const profile = await readProfile(connection, id).catch(() => null);
  return profile && nameOf(profile);
}
