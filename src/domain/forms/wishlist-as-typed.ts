import { invitationDetails } from '../invitation.ts';
import { type Wishlist, wishlistDetails } from '../wishlist.ts';
import { readFields } from './form-fields.ts';
import type { InvitationForm } from './invitation-form.ts';
import type { WishlistDetailsForm } from './wishlist-form.ts';

/** The wishlist as it would be if what is typed were saved; a field with a problem keeps its stored value. */
export function wishlistAsTyped(
  wishlist: Wishlist,
  details: WishlistDetailsForm,
  invitation: InvitationForm,
): Wishlist {
  const { first, second, families = '', story = '' } = readFields(invitationDetails, invitation).values;
  return {
    ...wishlist,
    ...readValues(details),
    invitation: first !== undefined && second !== undefined ? { first, second, families, story } : null,
  };
}

function readValues(details: WishlistDetailsForm): Partial<Wishlist> {
  const read = readFields(wishlistDetails, details).values;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
