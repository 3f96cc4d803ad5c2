import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import type { analyticsSchema } from '../../domain/analytics.ts';
import { itemId, userId, type WishlistId } from '../../domain/ids.ts';
import { EditRefused, isCreatedAs, newWishlist } from '../../domain/item-editing.ts';
import type { systemLogSchema } from '../../domain/system-log.ts';
import type { NewWishlistContent } from '../../domain/new-wishlist.ts';
import type { Wishlist, wishlistSchema } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { readWishlist } from './read-wishlist.ts';

export interface NewWishlist extends NewWishlistContent {
  /** A random UUID. A retry reuses it and gets the wishlist of the first attempt, unless the content differs. */
  readonly id: WishlistId;
  /** The origin of the site, for the shareable link. */
  readonly origin: string;
}

/**
 * Creates a wishlist of the signed-in user, with its items, analytics and system log entry. Throws EditRefused
 * ('created-earlier') if a wishlist with this id and other content exists.
 */
export async function createWishlist(connection: Connection, creation: NewWishlist): Promise<Wishlist> {
  const { uid } = await signedInUser(connection);
  const wishlist = newWishlist({
    ...creation,
    userId: userId(uid),
    at: new Date(),
    newId: () => itemId(newUuid()),
  });
  try {
    await writeNew(connection, wishlist);
    return wishlist;
  } catch (error) {
    const failure = toFailure(error);
    const existing = failure.reason === 'denied' ? await ownWishlist(connection, wishlist) : null;
    if (!existing) throw failure;
    if (!isCreatedAs(existing, creation)) throw new EditRefused({ code: 'created-earlier' });
    return existing;
  }
}

/** The rules deny creating a wishlist twice. After a lost response, the wishlist of the first attempt exists. */
async function ownWishlist(connection: Connection, { id, userId }: Wishlist): Promise<Wishlist | null> {
  const read = await readWishlist(connection, id);
  return read.state === 'ready' && read.value.userId === userId ? read.value : null;
}

async function writeNew(connection: Connection, { id, ...wishlist }: Wishlist): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  const now = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, 'wishlists', id), {
    ...wishlist,
    createdAt: now,
    updatedAt: now,
  } satisfies Written<typeof wishlistSchema>);
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
  } satisfies Written<typeof analyticsSchema>);
  batch.set(doc(firestore, 'systemLogs', `wishlist_created_${id}`), {
    type: 'wishlist_created',
    description: `Wishlist created: ${wishlist.title}`,
    timestamp: now,
    actorId: wishlist.userId,
    targetId: id,
  } satisfies Written<typeof systemLogSchema>);
  await batch.commit();
}
