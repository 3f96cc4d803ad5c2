import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { handedOver, type hostSchema } from '../../domain/hosts.ts';
import { type UserId, userId, type WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { serverTime } from '../rest/batch.ts';
import { optimistically } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';
import { orFailure } from '../to-failure.ts';
import { plateOf } from './members.ts';

/** The owner offers the wishlist to a host who edits. `name` is the owner's, for the other hosts. */
export async function offerWishlist(connection: Connection, id: WishlistId, host: UserId, name: string): Promise<void> {
  const { uid } = await signedInUser(connection);
  const firestore = liteFirestoreOf(connection);
  const plate = { role: 'host', name, invitationId: null, since: serverTimestamp() } satisfies Written<
    typeof hostSchema
  >;
  await orFailure(() =>
    writeBatch(firestore)
      .set(plateOf(connection, id, uid), plate)
      .update(doc(firestore, 'wishlists', id), { offeredTo: host })
      .commit(),
  );
}

export async function withdrawOffer(connection: Connection, id: WishlistId): Promise<void> {
  await orFailure(() => updateDoc(doc(liteFirestoreOf(connection), 'wishlists', id), { offeredTo: null }));
}

/** The signed-in host becomes the owner. Succeeds if an earlier attempt, whose response was lost, has done it. */
export async function acceptOffer(connection: Connection, id: WishlistId): Promise<void> {
  const heir = userId((await signedInUser(connection)).uid);
  await handOver(connection, id, ({ userId: owner }) => (owner === heir ? null : heir));
}

/** Makes another the owner; nothing is written if `heirOf` returns null. */
export async function handOver(
  connection: Connection,
  id: WishlistId,
  heirOf: (wishlist: Wishlist) => UserId | null,
): Promise<void> {
  await optimistically(signedIn(connection), async (transaction, buildsOn) => {
    const found = await transaction.get(`wishlists/${id}`);
    if (!found) throw new Failure('missing', 'Wishlist not found');
    buildsOn(found.updateTime);
    const wishlist = parseWishlist(id, found.fields);
    const heir = heirOf(wishlist);
    if (heir === null) return;
    transaction.update(`wishlists/${id}`, handedOver(wishlist, heir));
    transaction.update(`analytics/${id}`, { ownerId: heir, updatedAt: serverTime });
  });
}
