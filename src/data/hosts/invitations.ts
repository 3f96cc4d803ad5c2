import {
  collection,
  deleteDoc,
  doc,
  type DocumentReference,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import type { HostInvitation, hostInvitationSchema, HostRole } from '../../domain/hosts.ts';
import { type HostInvitationId, hostInvitationId } from '../../domain/ids.ts';
import type { User } from '../../domain/user.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseHostInvitation } from '../documents/parse.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readOne, type ReadOne } from '../firebase/read-one.ts';
import { type Listed, listed, readable } from '../listed.ts';
import { orFailure } from '../to-failure.ts';

export function invitationOf(connection: Connection, id: HostInvitationId): DocumentReference {
  return doc(liteFirestoreOf(connection), 'hostInvitations', id);
}

/** `from` is the owner. The random id is the secret of the link. */
export async function inviteHost(
  connection: Connection,
  { id: wishlistId, userId: ownerId, title }: Pick<Wishlist, 'id' | 'userId' | 'title'>,
  role: HostRole,
  from: Pick<User, 'displayName'>,
): Promise<HostInvitation> {
  const id = hostInvitationId(newUuid());
  const invitation = { wishlistId, ownerId, title, from: from.displayName, role, used: null };
  await orFailure(() =>
    setDoc(invitationOf(connection, id), {
      ...invitation,
      createdAt: serverTimestamp(),
    } satisfies Written<typeof hostInvitationSchema>),
  );
  return { ...invitation, id, createdAt: new Date() };
}

/** For anyone who has the link. Missing if the owner has revoked it. */
export async function readHostInvitation(
  connection: Connection,
  id: HostInvitationId,
): Promise<ReadOne<HostInvitation>> {
  return readOne(getDoc(invitationOf(connection, id)), (stored) => parseHostInvitation(id, stored));
}

/** The invitations to one wishlist that nobody has used, the newest first. Only the owner may read them. */
export async function listOpenInvitations(
  connection: Connection,
  { id, userId }: Pick<Wishlist, 'id' | 'userId'>,
): Promise<Listed<HostInvitation>> {
  const own = query(
    collection(liteFirestoreOf(connection), 'hostInvitations'),
    // The rules require the owner to filter by their own id.
    where('ownerId', '==', userId),
    where('wishlistId', '==', id),
    where('used', '==', null),
  );
  return orFailure(async () => {
    const { docs } = await getDocs(own);
    const found = listed(docs.map((each) => readable(() => parseHostInvitation(each.id, each.data()))));
    return {
      ...found,
      items: [...found.items].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    };
  });
}

/** Its link no longer works. */
export async function revokeInvitation(connection: Connection, id: HostInvitationId): Promise<void> {
  await orFailure(() => deleteDoc(invitationOf(connection, id)));
}
