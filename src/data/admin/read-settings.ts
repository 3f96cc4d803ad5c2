import { doc, getDoc } from 'firebase/firestore/lite';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import type { Connection } from '../connection.ts';
import { parseSettings } from '../documents/settings.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';

/** Anybody may. The defaults hold until an admin saves others. */
export async function readSettings(connection: Connection): Promise<PlatformSettings> {
  try {
    const snapshot = await getDoc(doc(liteFirestoreOf(connection), 'settings', 'platform'));
    return snapshot.exists() ? parseSettings(snapshot.data()) : DEFAULT_SETTINGS;
  } catch (error) {
    throw toFailure(error);
  }
}
