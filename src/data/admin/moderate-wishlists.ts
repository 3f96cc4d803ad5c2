import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { deletedMark } from '../wishlists/mark-deleted.ts';
import { readWishlist } from '../wishlists/read-wishlist.ts';
import { actAsAdmin } from './act-as-admin.ts';

type NamedWishlist = Pick<Wishlist, 'id' | 'title'>;

/** The owner cannot reactivate what an admin deactivated. */
export async function setWishlistActive(
  connection: Connection,
  { id, title }: NamedWishlist,
  isActive: boolean,
): Promise<void> {
  const [type, what] = isActive
    ? (['wishlist_reactivated', 'reactivated'] as const)
    : (['wishlist_deactivated', 'deactivated'] as const);
  await actAsAdmin(
    connection,
    { type, targetId: id, description: `Wishlist ${what}: ${title}` },
    ({ firestore, batch, moderation }) =>
      batch.update(doc(firestore, 'wishlists', id), { isActive, moderation, updatedAt: serverTimestamp() }),
  );
}

/** Contributions are kept. Succeeds if the wishlist is already deleted. */
export async function deleteWishlistAsAdmin(connection: Connection, { id, title }: NamedWishlist): Promise<void> {
  try {
    await actAsAdmin(
      connection,
      { type: 'wishlist_deleted', targetId: id, description: `Wishlist deleted: ${title}` },
      ({ firestore, batch }) =>
        batch.delete(doc(firestore, 'wishlists', id)).update(...deletedMark(connection, id, title)),
      `wishlist_deleted_${id}`,
    );
  } catch (error) {
    const mayBeGone = error instanceof Failure && error.reason === 'denied';
    if (!mayBeGone || (await readWishlist(connection, id)).state !== 'missing') throw error;
  }
}
