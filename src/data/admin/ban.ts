import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { brand } from '../../config/brand.ts';
import { isConfiguredAdmin } from '../../domain/admin.ts';
import { moderationReason } from '../../domain/common-fields.ts';
import { userId } from '../../domain/ids.ts';
import { DEFAULT_PREFERENCES, type User, type userSchema } from '../../domain/user.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { enteredText } from '../entered-text.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';
import { actAsAdmin, type AdminAction, type AdminWrite } from './act-as-admin.ts';
import { nameOf, type NamedUser } from './named-user.ts';

/**
 * A commit may make 20 document access calls. Counted without any cache, the rules make one for the user, at most four
 * for the log entry (the admin's profile, and the user) and one for each wishlist: 10.
 */
const WISHLISTS_A_WRITE = 5;

export interface BanProgress {
  /** Wishlists changed so far. */
  readonly done: number;
  readonly total: number;
}
type OnProgress = (progress: BanProgress) => void;

/**
 * The first write bans the user, with or without a profile. The user's active wishlists are deactivated a few per write.
 * If a call is interrupted, calling it again deactivates the rest.
 */
export async function banUser(
  connection: Connection,
  user: NamedUser,
  reason: string,
  onProgress?: OnProgress,
): Promise<void> {
  const { uid, email, emailVerified } = await signedInUser(connection);
  const admin = { id: userId(uid), email: email ?? '', isEmailVerified: emailVerified };
  const ban = {
    reason: enteredText('reason of a ban', moderationReason, reason),
    byConfiguredAdmin: isConfiguredAdmin(admin, brand),
  };
  const profile = doc(liteFirestoreOf(connection), 'users', user.id);
  await changeWithWishlists(connection, user, {
    action: { type: 'user_banned', targetId: user.id, description: `User banned: ${nameOf(user)}`, reason },
    isActive: false,
    which: OPEN,
    onProgress,
    write: async () => {
      const hasProfile = await exists(() => getDoc(profile));
      return ({ batch, moderation }) => {
        const banned = { status: 'banned', ban, moderation, updatedAt: serverTimestamp() } as const;
        if (hasProfile) batch.update(profile, banned);
        else batch.set(profile, { ...emptyProfile(), ...banned });
      };
    },
  });
}

/** Reactivates the wishlists that the ban deactivated, and no others. */
export async function unbanUser(connection: Connection, user: NamedUser, onProgress?: OnProgress): Promise<void> {
  await changeWithWishlists(connection, user, {
    action: { type: 'user_unbanned', targetId: user.id, description: `User unbanned: ${nameOf(user)}` },
    isActive: true,
    which: CLOSED_BY_BAN,
    onProgress,
    write:
      async () =>
      ({ firestore, batch, moderation }) =>
        batch.update(doc(firestore, 'users', user.id), {
          ...{ status: 'active', ban: deleteField(), moderation, updatedAt: serverTimestamp() },
        }),
  });
}

/** The number of wishlists that an interrupted ban or unban left as they were. */
export async function countUnfinished(connection: Connection, { id, status }: Pick<User, 'id' | 'status'>) {
  return countOf(wishlistsOf(connection, id, status === 'banned' ? OPEN : CLOSED_BY_BAN));
}

/** Wishlists to change; changed ones no longer match. */
const OPEN = [where('isActive', '==', true)];
const CLOSED_BY_BAN = [where('isActive', '==', false), where('moderation.action', '==', 'user_banned')];

interface Change {
  readonly action: AdminAction;
  readonly isActive: boolean;
  readonly which: readonly QueryConstraint[];
  readonly onProgress: OnProgress | undefined;
  /** Changes the user; called for each write. */
  readonly write: () => Promise<(to: AdminWrite) => void>;
}

async function changeWithWishlists(
  connection: Connection,
  { id }: NamedUser,
  { action, isActive, which, onProgress, write }: Change,
): Promise<void> {
  const wishlists = wishlistsOf(connection, id, which);
  const total = await countOf(wishlists);
  let done = 0;
  let found: readonly QueryDocumentSnapshot[];
  do {
    onProgress?.({ done, total });
    found = await firstOf(wishlists);
    const changed = found.slice(0, WISHLISTS_A_WRITE);
    const changeUser = await write();
    await actAsAdmin(connection, action, (to) => {
      changeUser(to);
      for (const { ref } of changed)
        to.batch.update(ref, { isActive, moderation: to.moderation, updatedAt: serverTimestamp() });
    });
    done += changed.length;
  } while (found.length > WISHLISTS_A_WRITE);
}

function wishlistsOf(connection: Connection, owner: User['id'], which: readonly QueryConstraint[]): Query {
  return query(collection(liteFirestoreOf(connection), 'wishlists'), where('userId', '==', owner), ...which);
}

/** Reads one more than fits into a write, to know whether another write is needed. */
async function firstOf(wishlists: Query): Promise<readonly QueryDocumentSnapshot[]> {
  return orFailure(async () => {
    return (await getDocs(query(wishlists, limit(WISHLISTS_A_WRITE + 1)))).docs;
  });
}

async function exists(read: () => Promise<{ readonly exists: () => boolean }>): Promise<boolean> {
  return orFailure(async () => {
    return (await read()).exists();
  });
}

/** For a user who never wrote one: a ban is stored in the profile. */
function emptyProfile() {
  const now = serverTimestamp();
  return {
    ...{ email: '', displayName: '', photoURL: null, phoneNumber: null, preferences: DEFAULT_PREFERENCES },
    ...{ createdAt: now, updatedAt: now, lastActiveAt: null },
  } satisfies Written<typeof userSchema>;
}
