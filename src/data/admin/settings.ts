import { doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import { type Connection } from '../connection.ts';
import { parseSettings } from '../documents/settings.ts';
import { enteredText } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { actAsAdmin } from './act-as-admin.ts';

const LONGEST_ANNOUNCEMENT = 280;
const HIGHEST_FEE_PERCENT = 20;

/** Anybody may. The defaults hold until an admin saves others. */
export async function readSettings(connection: Connection): Promise<PlatformSettings> {
  try {
    const snapshot = await getDoc(doc(liteFirestoreOf(connection), 'settings', 'platform'));
    return snapshot.exists() ? parseSettings(snapshot.data()) : DEFAULT_SETTINGS;
  } catch (error) {
    throw toFailure(error);
  }
}

export async function saveSettings(
  connection: Connection,
  { feePercent, announcement, contributionsEnabled }: PlatformSettings,
): Promise<void> {
  if (!(feePercent >= 0 && feePercent <= HIGHEST_FEE_PERCENT))
    throw new Failure('invalid', `The fee is ${feePercent} %; it may be 0 to ${HIGHEST_FEE_PERCENT}.`);
  const settings = {
    feePercent,
    announcement: enteredText('The announcement', announcement, 0, LONGEST_ANNOUNCEMENT),
    contributionsEnabled,
  };
  const open = contributionsEnabled ? 'on' : 'off';
  await actAsAdmin(
    connection,
    {
      type: 'settings_changed',
      targetId: 'platform',
      description: `Settings changed: fee ${feePercent} %, contributions ${open}`,
    },
    ({ firestore, batch, moderation }) =>
      batch.set(doc(firestore, 'settings', 'platform'), { ...settings, updatedAt: serverTimestamp(), moderation }),
  );
}
