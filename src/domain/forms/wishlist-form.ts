import { coupleNames, couplePictures, type Invitation, isOfCouple } from '../invitation.ts';
import { oneOf, pick } from '../schema.ts';
import {
  type ItemDetails,
  MOST_ITEMS,
  type Theme,
  THEMES,
  type WishlistDetails,
  type WishlistState,
  wishlistDetails,
} from '../wishlist.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type WishlistDetailsForm = Typed<typeof wishlistDetails>;

const beginning = { ...coupleNames, ...couplePictures };
/** A new wishlist also asks for names and pictures, which later belong to the invitation, and for the theme. */
export const newWishlistDetails = { ...wishlistDetails, ...beginning, theme: oneOf(THEMES) };
export type NewWishlistForm = Typed<typeof newWishlistDetails>;
type WishlistForm = NewWishlistForm & { readonly items: readonly ItemDetails[] };

type CheckedDetails = Omit<WishlistDetails, keyof WishlistState>;
type DetailsField = keyof typeof wishlistDetails;

interface CheckedWishlist {
  readonly details: CheckedDetails;
  readonly invitation: Invitation | null;
  readonly theme: Theme;
  readonly items: readonly ItemDetails[];
}

/** Names and pictures are optional, but both names are needed if one or a picture is given. */
export function checkWishlist(
  form: WishlistForm,
): CheckedForm<CheckedWishlist, keyof typeof newWishlistDetails | 'items'> {
  const { values, problems } = readFields(newWishlistDetails, form);
  const isNamed =
    isOfCouple(form.eventType) && (form.cover !== null || `${form.first}${form.second}${form.portrait}`.trim() !== '');
  const fields = {
    ...problems,
    ...(!isNamed && { first: null, second: null }),
    items: itemsProblem(form.items),
  };
  return checked(
    fields,
    () => ({
      details: pick(wishlistDetails, values),
      invitation: isNamed ? { ...pick(beginning, values), families: '', story: '' } : null,
      theme: form.theme,
      items: form.items,
    }),
    ifMissing(fields, 'wishlist-incomplete'),
  );
}

/** The details of an existing wishlist. Its items are edited separately. */
export function checkWishlistDetails(form: WishlistDetailsForm): CheckedForm<CheckedDetails, DetailsField> {
  const { values, problems } = readFields(wishlistDetails, form);
  return checked(problems, () => pick(wishlistDetails, values), ifMissing(problems, 'fields-missing'));
}

function itemsProblem(items: readonly ItemDetails[]): FieldProblem | null {
  if (items.length === 0) return { code: 'no-items' };
  return items.length > MOST_ITEMS ? { code: 'too-many-items', most: MOST_ITEMS } : null;
}
