import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { readWishlist } from '../wishlists/read-wishlist.ts';
import { wishlistDeletion } from '../wishlists/wishlist-deletion.ts';
import { actAsAdmin, type AdminAction } from './act-as-admin.ts';

type ModeratedWishlist = Pick<Wishlist, 'id' | 'title' | 'hostIds'>;

/** The owner reads the reason, and cannot reactivate it. */
export async function deactivateWishlist(
  connection: Connection,
  { id, title }: ModeratedWishlist,
  reason: string,
): Promise<void> {
  const description = `Wishlist deactivated: ${title}`;
  await setActive(connection, { type: 'wishlist_deactivated', targetId: id, description, reason }, false);
}

export async function reactivateWishlist(connection: Connection, { id, title }: ModeratedWishlist): Promise<void> {
  const description = `Wishlist reactivated: ${title}`;
  await setActive(connection, { type: 'wishlist_reactivated', targetId: id, description }, true);
}

async function setActive(connection: Connection, action: AdminAction, isActive: boolean): Promise<void> {
  await actAsAdmin(connection, action, ({ firestore, batch, moderation }) =>
    batch.update(doc(firestore, 'wishlists', action.targetId), { isActive, moderation, updatedAt: serverTimestamp() }),
  );
}

/** Succeeds if the wishlist is already deleted. */
export async function deleteWishlistAsAdmin(
  connection: Connection,
  { id, title, hostIds = [] }: ModeratedWishlist,
): Promise<void> {
  try {
    await actAsAdmin(
      connection,
      { type: 'wishlist_deleted', targetId: id, description: `Wishlist deleted: ${title}` },
      ({ batch }) => wishlistDeletion(connection, batch, { id, title, people: hostIds }),
      `wishlist_deleted_${id}`,
    );
  } catch (error) {
    const mayBeGone = error instanceof Failure && error.reason === 'denied';
    if (!mayBeGone || (await readWishlist(connection, id)).state !== 'missing') throw error;
  }
}
