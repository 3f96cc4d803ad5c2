import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Host, HostInvitation, hostSchema } from '../../domain/hosts.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseHost } from '../documents/parse.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Listed, listed, readable } from '../listed.ts';
import { orFailure, toFailure } from '../to-failure.ts';
import { invitationOf, readHostInvitation } from './invitations.ts';

/** The name plate of a host. */
export function plateOf(connection: Connection, id: WishlistId, host: string) {
  return doc(liteFirestoreOf(connection), 'wishlists', id, 'hosts', host);
}

/**
 * The signed-in user accepts an invitation. They may not be able to read the wishlist yet, so the server adds them to its
 * lists. Succeeds if an earlier attempt, whose response was lost, has done it.
 */
export async function joinWishlist(
  connection: Connection,
  { id, wishlistId, role }: HostInvitation,
  name: string,
): Promise<void> {
  const { uid } = await signedInUser(connection);
  const firestore = liteFirestoreOf(connection);
  const now = serverTimestamp();
  try {
    await writeBatch(firestore)
      .update(invitationOf(connection, id), { used: { by: uid, at: now } })
      .set(plateOf(connection, wishlistId, uid), {
        role,
        name,
        invitationId: id,
        since: now,
      } satisfies Written<typeof hostSchema>)
      .update(doc(firestore, 'wishlists', wishlistId), {
        hostIds: arrayUnion(uid),
        ...(role === 'host' && { editorIds: arrayUnion(uid) }),
      })
      .commit();
  } catch (error) {
    const failure = toFailure(error);
    if (failure.reason !== 'denied' || !(await wasUsedBy(connection, id, uid))) throw failure;
  }
}

async function wasUsedBy(connection: Connection, id: HostInvitation['id'], uid: string): Promise<boolean> {
  const read = await readHostInvitation(connection, id);
  return read.state === 'ready' && read.value.used?.by === uid;
}

/** In the order in which they joined. Only for the owner and the hosts. */
export async function listHosts(connection: Connection, id: WishlistId): Promise<Listed<Host>> {
  const plates = query(collection(liteFirestoreOf(connection), 'wishlists', id, 'hosts'), orderBy('since'));
  return orFailure(async () => {
    const { docs } = await getDocs(plates);
    return listed(docs.map((plate) => readable(() => parseHost(plate.id, plate.data()))));
  });
}

/** The owner removes a host, or a host leaves. Succeeds if they are gone already. */
export async function removeHost(connection: Connection, wishlist: Left, host: UserId): Promise<void> {
  try {
    const batch = writeBatch(liteFirestoreOf(connection));
    leave(batch, connection, wishlist, host);
    await batch.commit();
  } catch (error) {
    const failure = toFailure(error);
    if (failure.reason !== 'denied' || !(await isGone(connection, wishlist.id, host))) throw failure;
  }
}

type Left = Pick<Wishlist, 'id' | 'offeredTo'>;

export function leave(batch: WriteBatch, connection: Connection, { id, offeredTo }: Left, host: UserId): void {
  batch.update(doc(liteFirestoreOf(connection), 'wishlists', id), {
    hostIds: arrayRemove(host),
    editorIds: arrayRemove(host),
    // The rules require that an offer ends with it.
    ...(offeredTo === host && { offeredTo: null }),
  });
  batch.delete(plateOf(connection, id, host));
}

/** The rules deny the name plates to those who are not hosts. */
async function isGone(connection: Connection, id: WishlistId, host: UserId): Promise<boolean> {
  const { uid } = await signedInUser(connection);
  if (uid !== host) return false;
  return getDoc(plateOf(connection, id, host)).then(
    () => false,
    (error: unknown) => toFailure(error).reason === 'denied',
  );
}
