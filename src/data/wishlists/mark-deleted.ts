import { doc, serverTimestamp } from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import { wishlistDetails } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { cutOff } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** What a deleted wishlist leaves in its statistics, in the same write: by it, its owner finds the register again. */
export function deletedMark(connection: Connection, id: WishlistId, title: string) {
  const now = serverTimestamp();
  return [
    doc(liteFirestoreOf(connection), 'analytics', id),
    { deleted: { title: cutOff(title, wishlistDetails.title.most), at: now }, updatedAt: now },
  ] as const;
}
