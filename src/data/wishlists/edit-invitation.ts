import type { CeremonyDetails } from '../../domain/ceremonies.ts';
import type { CeremonyId, WishlistId } from '../../domain/ids.ts';
import type { Invitation } from '../../domain/invitation.ts';
import * as editing from '../../domain/invitation-editing.ts';
import type { EditOutcome } from '../../domain/item-editing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { changeWishlist } from './change-wishlist.ts';

/** Null removes it. */
export async function editInvitation(
  connection: Connection,
  id: WishlistId,
  invitation: Invitation | null,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => editing.editInvitation(wishlist, invitation));
}

/** `ceremonyId` is a random UUID. A retry reuses it, so the ceremony is added once, with the details of the last attempt. */
export async function addCeremony(
  connection: Connection,
  id: WishlistId,
  ceremonyId: CeremonyId,
  details: CeremonyDetails,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => {
    const added = wishlist.ceremonies.find((ceremony) => ceremony.id === ceremonyId);
    if (!added) return editing.addCeremony(wishlist, { id: ceremonyId, ...details });
    return editing.hasCeremonyDetails(added, details)
      ? unchanged(wishlist)
      : editing.editCeremony(wishlist, ceremonyId, details);
  });
}

export async function editCeremony(
  connection: Connection,
  id: WishlistId,
  ceremonyId: CeremonyId,
  details: CeremonyDetails,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => editing.editCeremony(wishlist, ceremonyId, details));
}

/** Succeeds if the ceremony is already removed. */
export async function removeCeremony(
  connection: Connection,
  id: WishlistId,
  ceremonyId: CeremonyId,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) =>
    wishlist.ceremonies.some((ceremony) => ceremony.id === ceremonyId)
      ? editing.removeCeremony(wishlist, ceremonyId)
      : unchanged(wishlist),
  );
}

function unchanged(wishlist: Wishlist): EditOutcome {
  return { ok: true, wishlist };
}
