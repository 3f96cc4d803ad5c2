import { doc, type DocumentReference, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { erasureSchema } from '../../domain/erasure.ts';
import { Failure } from '../../domain/failure.ts';
import type { UserId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure, toFailure } from '../to-failure.ts';

/** Whether the account has begun to be deleted. */
export async function hasErasure(connection: Connection, user: UserId): Promise<boolean> {
  return orFailure(async () => (await getDoc(record(connection, user))).exists());
}

/**
 * Stores the record and deletes the profile, in one commit. From then on the account can only be erased. Fails as
 * 'sign-in-too-old' if the rules refuse it.
 */
export async function startErasure(connection: Connection, user: UserId): Promise<void> {
  if (await hasErasure(connection, user)) return;
  const firestore = liteFirestoreOf(connection);
  const fields = { startedAt: serverTimestamp(), gift: null } satisfies Written<typeof erasureSchema>;
  try {
    await writeBatch(firestore)
      .set(record(connection, user), fields)
      .delete(doc(firestore, 'users', user))
      .commit();
  } catch (error) {
    const failure = toFailure(error);
    // Another tab may have started it.
    if (failure.reason !== 'denied') throw failure;
    if (!(await hasErasure(connection, user))) throw new Failure('sign-in-too-old', failure.message, failure);
  }
}

function record(connection: Connection, user: UserId): DocumentReference {
  return doc(liteFirestoreOf(connection), 'erasures', user);
}
