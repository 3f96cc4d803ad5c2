import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { HIGHEST_FEE_PERCENT, LONGEST_ANNOUNCEMENT, type PlatformSettings } from '../../domain/platform.ts';
import type { Connection } from '../connection.ts';
import { enteredText } from '../entered-text.ts';
import { actAsAdmin } from './act-as-admin.ts';

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
