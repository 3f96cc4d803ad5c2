import { doc, serverTimestamp } from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import { readableText } from '../../domain/readable-text.ts';
import { wishlistDetails } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { cutOff } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** Marks the analytics as deleted, in the same write, so that the owner can find the register. */
export function deletedMark(connection: Connection, id: WishlistId, title: string) {
  const now = serverTimestamp();
  const { most, kind } = wishlistDetails.title;
  return [
    doc(liteFirestoreOf(connection), 'analytics', id),
    { deleted: { title: readableText(cutOff(title, most), kind), at: now }, updatedAt: now },
  ] as const;
}
