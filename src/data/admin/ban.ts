import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { User } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { actAsAdmin } from './act-as-admin.ts';
import { nameOf, type NamedUser } from './named-user.ts';

// The rules access several documents for each changed one, at most twenty per write.
const WISHLISTS_A_WRITE = 8;

/**
 * The first write bans the user. The user's active wishlists are deactivated with it, eight per write. If a call is
 * interrupted, calling it again deactivates the rest.
 */
export async function banUser(connection: Connection, user: NamedUser): Promise<void> {
  await changeWithWishlists(connection, user, {
    type: 'user_banned',
    description: `User banned: ${nameOf(user)}`,
    status: 'banned',
    which: [where('isActive', '==', true)],
  });
}

/** Reactivates the wishlists that the ban deactivated, and no others. */
export async function unbanUser(connection: Connection, user: NamedUser): Promise<void> {
  await changeWithWishlists(connection, user, {
    type: 'user_unbanned',
    description: `User unbanned: ${nameOf(user)}`,
    status: 'active',
    which: [where('isActive', '==', false), where('moderation.action', '==', 'user_banned')],
  });
}

interface Change {
  readonly type: 'user_banned' | 'user_unbanned';
  readonly description: string;
  readonly status: User['status'];
  /** Selects the user's wishlists to change; changed ones must no longer match. */
  readonly which: readonly QueryConstraint[];
}

async function changeWithWishlists(
  connection: Connection,
  { id }: NamedUser,
  { type, description, status, which }: Change,
): Promise<void> {
  let found: readonly QueryDocumentSnapshot[];
  do {
    found = await wishlistsOf(connection, id, which);
    await actAsAdmin(connection, { type, targetId: id, description }, ({ firestore, batch, moderation }) => {
      const updatedAt = serverTimestamp();
      batch.update(doc(firestore, 'users', id), { status, moderation, updatedAt });
      for (const { ref } of found.slice(0, WISHLISTS_A_WRITE))
        batch.update(ref, { isActive: status !== 'banned', moderation, updatedAt });
    });
  } while (found.length > WISHLISTS_A_WRITE);
}

/** Reads one more than fits into a write, to know whether another write is needed. */
async function wishlistsOf(
  connection: Connection,
  owner: User['id'],
  which: readonly QueryConstraint[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const wishlists = collection(liteFirestoreOf(connection), 'wishlists');
  try {
    const found = await getDocs(query(wishlists, where('userId', '==', owner), ...which, limit(WISHLISTS_A_WRITE + 1)));
    return found.docs;
  } catch (error) {
    throw toFailure(error);
  }
}
