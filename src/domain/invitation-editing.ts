import { type Ceremony, ceremonyDetails, type CeremonyDetails, MOST_CEREMONIES } from './ceremonies.ts';
import type { CeremonyId } from './ids.ts';
import { type Invitation, invitationDetails } from './invitation.ts';
import type { EditOutcome } from './item-editing.ts';
import { pick } from './schema.ts';
import type { Wishlist } from './wishlist.ts';

/** Null removes the names, so that the page begins with the title. */
export function editInvitation(wishlist: Wishlist, invitation: Invitation | null): EditOutcome {
  return {
    ok: true,
    wishlist: {
      ...wishlist,
      invitation: invitation && pick(invitationDetails, invitation),
      lastEdit: { kind: 'invitation', itemIndex: -1 },
    },
  };
}

export function addCeremony(wishlist: Wishlist, ceremony: Ceremony): EditOutcome {
  const { ceremonies } = wishlist;
  return ceremonies.length >= MOST_CEREMONIES
    ? { ok: false, problem: { code: 'too-many-ceremonies', most: MOST_CEREMONIES } }
    : changed(wishlist, ceremonies.length, [...ceremonies, ceremony]);
}

export function editCeremony(wishlist: Wishlist, id: CeremonyId, details: CeremonyDetails): EditOutcome {
  const edited: Ceremony = { id, ...pick(ceremonyDetails, details) };
  return changedAt(wishlist, id, (ceremonies) => ceremonies.map((each) => (each.id === id ? edited : each)));
}

export function removeCeremony(wishlist: Wishlist, id: CeremonyId): EditOutcome {
  return changedAt(wishlist, id, (ceremonies) => ceremonies.filter((each) => each.id !== id));
}

/** Whether saving `details` would change nothing. */
export function hasCeremonyDetails(ceremony: Ceremony, details: CeremonyDetails): boolean {
  return JSON.stringify(pick(ceremonyDetails, ceremony)) === JSON.stringify(pick(ceremonyDetails, details));
}

function changedAt(
  wishlist: Wishlist,
  id: CeremonyId,
  change: (ceremonies: readonly Ceremony[]) => readonly Ceremony[],
): EditOutcome {
  const index = wishlist.ceremonies.findIndex((ceremony) => ceremony.id === id);
  return index === -1
    ? { ok: false, problem: { code: 'ceremony-not-found' } }
    : changed(wishlist, index, change(wishlist.ceremonies));
}

function changed(wishlist: Wishlist, itemIndex: number, ceremonies: readonly Ceremony[]): EditOutcome {
  return { ok: true, wishlist: { ...wishlist, ceremonies, lastEdit: { kind: 'ceremony', itemIndex } } };
}
