import type { UserId } from '../../domain/ids.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/parse.ts';
import { authOf } from '../firebase/auth.ts';
import { keepRead, keptRead } from '../kept/kept-reads.ts';

const KEPT = 'profile';

/** Best effort: without it, the next visit waits for the server. */
export async function keepProfile({ id, ...fields }: User): Promise<void> {
  await keepRead(id, KEPT, fields).catch(() => undefined);
}

/** The profile as this device read it last; null if it is not kept. */
export async function lastKnownProfile(connection: Connection, id: UserId): Promise<User | null> {
  // What is shown meanwhile reads as the account only if its sign-in has begun.
  authOf(connection);
  const kept = await keptRead(id, KEPT);
  return kept ? parseUser(id, kept.value) : null;
}
