import type { ItemId, UserId, WishlistId } from '../ids.ts';
import { invitationDetails, isOfCouple } from '../invitation.ts';
import { newItem, wishlistOf } from '../new-wishlist.ts';
import { type ItemDetails, type Wishlist, wishlistDetails } from '../wishlist.ts';
import { readFields } from './form-fields.ts';
import { type InvitationForm, invitationForm } from './invitation-form.ts';
import type { NewWishlistForm, WishlistDetailsForm } from './wishlist-form.ts';

/** The wishlist as it would be if what is typed were saved; a field with a problem keeps its stored value. */
export function wishlistAsTyped(
  wishlist: Wishlist,
  details: WishlistDetailsForm,
  invitation: InvitationForm,
): Wishlist {
  const { first, second, ...others } = readFields(invitationDetails, invitation).values;
  return {
    ...wishlist,
    ...readValues(details),
    invitation: first !== undefined && second !== undefined ? { ...NO_WORDS, ...others, first, second } : null,
  };
}

/** Of an invitation with names only. */
const NO_WORDS = { families: '', story: '', cover: null, portrait: '' };

interface Draft {
  readonly id: WishlistId;
  readonly form: NewWishlistForm;
  readonly items: readonly { readonly id: ItemId; readonly details: ItemDetails }[];
}

interface DraftContext {
  readonly userId: UserId;
  /** The title until one is typed. */
  readonly untitled: string;
  /** The site's origin without a trailing slash, for the shareable link. */
  readonly origin: string;
  readonly at: Date;
}

/** The wishlist that would be created from a draft. */
export function draftAsTyped({ id, form, items }: Draft, { userId, untitled, origin, at }: DraftContext): Wishlist {
  const { eventType, visibility, language, theme, first, second, cover, portrait } = form;
  const details = { title: untitled, description: '', eventType, eventDate: null, visibility, language };
  const wishlist = wishlistOf(
    { id, userId, details, theme, origin, at },
    items.map((item) => newItem(item.details, { id: item.id, wishlistId: id, at })),
  );
  const couple = isOfCouple(eventType) ? { first, second, cover, portrait } : {};
  return wishlistAsTyped(wishlist, form, { ...invitationForm(null), ...couple });
}

function readValues(details: WishlistDetailsForm): Partial<Wishlist> {
  const read = readFields(wishlistDetails, details).values;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
