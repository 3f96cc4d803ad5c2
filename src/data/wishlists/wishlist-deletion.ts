import { doc, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import { readableText } from '../../domain/readable-text.ts';
import { wishlistDetails } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { cutOff } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

interface DeletedWishlist {
  readonly id: WishlistId;
  /** The analytics keep it, so that the owner finds the register. */
  readonly title: string;
  /** Who may have a name plate. */
  readonly people: readonly UserId[];
}

/**
 * Deletes a wishlist with its UPI addresses, its invitation texts, its history and the name plates of those who run it, in one
 * commit. Contributions are kept.
 */
export function wishlistDeletion(connection: Connection, batch: WriteBatch, wishlist: DeletedWishlist): WriteBatch {
  const { id, title, people } = wishlist;
  const firestore = liteFirestoreOf(connection);
  const now = serverTimestamp();
  const { most, kind } = wishlistDetails.title;
  for (const person of people) batch.delete(doc(firestore, 'wishlists', id, 'hosts', person));
  for (const collection of ['wishlists', 'paymentDetails', 'invitationTexts', 'histories'])
    batch.delete(doc(firestore, collection, id));
  return batch.update(doc(firestore, 'analytics', id), {
    deleted: { title: readableText(cutOff(title, most), kind), at: now },
    updatedAt: now,
  });
}
