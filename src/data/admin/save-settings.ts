import { Failure } from '../../domain/failure.ts';
import { MOST_ANNOUNCEMENTS } from '../../domain/announcements.ts';
import type { PlatformSettings, settingsSchema } from '../../domain/settings.ts';
import { HIGHEST_FEE_PERCENT } from '../../domain/shown-settings.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { settingsVersion, type SettingsVersion } from '../documents/settings.ts';
import type { Written } from '../documents/written.ts';
import { serverTime, type ServerValue } from '../rest/batch.ts';
import { optimistically } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';
import { type AdminAction, adminRecord } from './act-as-admin.ts';
import { readSettingsWithChange, type SettingsWithChange } from './read-settings.ts';

export type SettingsSaved =
  | { readonly isSaved: true; readonly version: SettingsVersion }
  /** Another admin saved after `basedOn` was read; nothing was stored. */
  | { readonly isSaved: false; readonly current: SettingsWithChange };

/** Saves only if `basedOn` is still the current version, so that two admins cannot overwrite each other unknowingly. */
export async function saveSettings(
  connection: Connection,
  { feePercent, announcements, contributionsEnabled, maintenance }: PlatformSettings,
  basedOn: SettingsVersion,
): Promise<SettingsSaved> {
  if (!(feePercent >= 0 && feePercent <= HIGHEST_FEE_PERCENT))
    throw new Failure('invalid', `The fee is ${feePercent} %; it may be 0 to ${HIGHEST_FEE_PERCENT}.`);
  if (announcements.length > MOST_ANNOUNCEMENTS)
    throw new Failure('invalid', `There can be ${MOST_ANNOUNCEMENTS} announcements, not ${announcements.length}.`);
  const settings = {
    feePercent,
    announcements,
    contributionsEnabled: contributionsEnabled && !maintenance,
    maintenance,
  };
  const open = settings.contributionsEnabled ? 'on' : 'off';
  const { uid } = await signedInUser(connection);
  const action: AdminAction = {
    type: 'settings_changed',
    targetId: 'platform',
    description: `Settings changed: fee ${feePercent} %, contributions ${open}${maintenance ? ', maintenance' : ''}`,
  };
  const { logId, moderation, entry } = adminRecord(uid, action, serverTime);
  const isSaved = await optimistically(signedIn(connection), async (transaction, buildsOn) => {
    const found = await transaction.get('settings/platform');
    const version = found && settingsVersion(found.fields);
    buildsOn(String(version));
    // An earlier attempt was stored, but its response was lost.
    if (version === logId) return true;
    if (version !== basedOn) return false;
    transaction
      .set('settings/platform', { ...settings, updatedAt: serverTime, moderation } satisfies Written<
        typeof settingsSchema,
        ServerValue
      >)
      .set(`systemLogs/${logId}`, entry);
    return true;
  });
  return isSaved ? { isSaved, version: logId } : { isSaved, current: await readSettingsWithChange(connection) };
}
