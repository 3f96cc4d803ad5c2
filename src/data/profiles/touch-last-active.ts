import { serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { utcDay } from '../../domain/analytics.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { orFailure } from '../to-failure.ts';
import { profileDocument } from './read-profile.ts';

/**
 * Records that the user was active today; resolves to whether it wrote. The profile's last time decides, so any number
 * of pages and visits cost one write a day. A banned account writes nothing.
 */
export async function touchLastActive(connection: Connection, profile: User, now = new Date()): Promise<boolean> {
  const { id, status, lastActiveAt } = profile;
  if (status === 'banned' || (lastActiveAt && utcDay(lastActiveAt) >= utcDay(now))) return false;
  return orFailure(async () => {
    await updateDoc(profileDocument(connection, id), { lastActiveAt: serverTimestamp() });
    return true;
  });
}
