import { doc, getDoc, type DocumentReference } from 'firebase/firestore/lite';
import type { UserId } from '../../domain/ids.ts';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { parseUser } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

export function profileDocument(connection: Connection, id: UserId): DocumentReference {
  return doc(liteFirestoreOf(connection), 'users', id);
}

/** null if there is none. */
export async function readProfile(connection: Connection, id: UserId): Promise<User | null> {
  return orFailure(async () => {
    const snapshot = await getDoc(profileDocument(connection, id));
    return snapshot.exists() ? parseUser(id, snapshot.data()) : null;
  });
}
