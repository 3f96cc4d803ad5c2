import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import {
  HIGHEST_FEE_PERCENT,
  type PlatformSettings,
  settingsForm,
  type settingsSchema,
} from '../../domain/settings.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { settingsVersion, type SettingsVersion } from '../documents/settings.ts';
import type { Written } from '../documents/written.ts';
import { enteredText } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { optimistically } from '../firebase/optimistic-transaction.ts';
import { adminRecord } from './act-as-admin.ts';
import { readSettingsWithChange, type SettingsWithChange } from './read-settings.ts';

export type SettingsSaved =
  | { readonly isSaved: true; readonly version: SettingsVersion }
  /** Another admin saved after `basedOn` was read; nothing was stored. */
  | { readonly isSaved: false; readonly current: SettingsWithChange };

/** Saves only if `basedOn` is still the current version, so that two admins cannot overwrite each other unknowingly. */
export async function saveSettings(
  connection: Connection,
  { feePercent, announcement, contributionsEnabled }: PlatformSettings,
  basedOn: SettingsVersion,
): Promise<SettingsSaved> {
  if (!(feePercent >= 0 && feePercent <= HIGHEST_FEE_PERCENT))
    throw new Failure('invalid', `The fee is ${feePercent} %; it may be 0 to ${HIGHEST_FEE_PERCENT}.`);
  const settings = {
    feePercent,
    announcement: enteredText('announcement', settingsForm.announcement, announcement),
    contributionsEnabled,
  };
  const open = contributionsEnabled ? 'on' : 'off';
  const { uid } = await signedInUser(connection);
  const firestore = liteFirestoreOf(connection);
  const { logId, moderation, entry } = adminRecord(uid, {
    type: 'settings_changed',
    targetId: 'platform',
    description: `Settings changed: fee ${feePercent} %, contributions ${open}`,
  });
  const isSaved = await optimistically(connection, async (transaction, buildsOn) => {
    const place = doc(firestore, 'settings', 'platform');
    const snapshot = await transaction.get(place);
    const version = snapshot.exists() ? settingsVersion(snapshot.data()) : null;
    buildsOn(String(version));
    // An earlier attempt was stored, but its response was lost.
    if (version === logId) return true;
    if (version !== basedOn) return false;
    transaction
      .set(place, { ...settings, updatedAt: serverTimestamp(), moderation } satisfies Written<typeof settingsSchema>)
      .set(doc(firestore, 'systemLogs', logId), entry);
    return true;
  });
  return isSaved ? { isSaved, version: logId } : { isSaved, current: await readSettingsWithChange(connection) };
}
