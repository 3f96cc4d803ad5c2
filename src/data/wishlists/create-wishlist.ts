import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { itemId, userId, type WishlistId } from '../../domain/ids.ts';
import { newWishlist } from '../../domain/item-editing.ts';
import type { ItemDetails, Wishlist, WishlistDetails } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { readWishlist } from './read-wishlist.ts';

export interface NewWishlist {
  /** A random UUID, made once and used again for every retry: it is created once. */
  readonly id: WishlistId;
  readonly details: Omit<WishlistDetails, 'isActive'>;
  readonly items: readonly ItemDetails[];
  /** Of the site; the shareable link begins with it. */
  readonly origin: string;
}

/** The wishlist of who is signed in, with its items, its counters and its entry in the system log. */
export async function createWishlist(connection: Connection, creation: NewWishlist): Promise<Wishlist> {
  const { uid } = await signedInUser(connection);
  const wishlist = newWishlist({
    ...creation,
    userId: userId(uid),
    at: new Date(),
    newId: () => itemId(crypto.randomUUID()),
  });
  try {
    await writeNew(connection, wishlist);
    return wishlist;
  } catch (error) {
    const failure = toFailure(error);
    const earlier = failure.reason === 'denied' ? await createdEarlier(connection, wishlist) : null;
    if (!earlier) throw failure;
    return earlier;
  }
}

/** By a try whose answer was lost: to create it again is refused. */
async function createdEarlier(connection: Connection, wishlist: Wishlist): Promise<Wishlist | null> {
  const read = await readWishlist(connection, wishlist.id);
  return read.state === 'ready' && read.value.userId === wishlist.userId ? read.value : null;
}

async function writeNew(connection: Connection, { id, ...wishlist }: Wishlist): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  const now = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, 'wishlists', id), { ...wishlist, createdAt: now, updatedAt: now });
  batch.set(doc(firestore, 'analytics', id), {
    wishlistId: id,
    ownerId: wishlist.userId,
    views: 0,
    uniqueVisitors: 0,
    shares: 0,
    contributions: 0,
    trafficSources: {},
    deviceStats: {},
    referralStats: {},
    last: null,
    createdAt: now,
    updatedAt: now,
  });
  batch.set(doc(firestore, 'systemLogs', `wishlist_created_${id}`), {
    type: 'wishlist_created',
    description: `Wishlist created: ${wishlist.title}`,
    timestamp: now,
    actorId: wishlist.userId,
    targetId: id,
  });
  await batch.commit();
}
