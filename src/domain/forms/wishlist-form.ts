import { pick } from '../schema.ts';
import {
  type ItemDetails,
  MOST_ITEMS,
  type WishlistDetails,
  type WishlistState,
  wishlistDetails,
} from '../wishlist.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type WishlistDetailsForm = Typed<typeof wishlistDetails>;
export type WishlistForm = WishlistDetailsForm & { readonly items: readonly ItemDetails[] };

type CheckedDetails = Omit<WishlistDetails, keyof WishlistState>;
type DetailsField = keyof typeof wishlistDetails;

export function checkWishlist(
  form: WishlistForm,
): CheckedForm<{ readonly details: CheckedDetails; readonly items: readonly ItemDetails[] }, DetailsField | 'items'> {
  const { values, problems } = readFields(wishlistDetails, form);
  const fields = { ...problems, items: itemsProblem(form.items) };
  return checked(
    fields,
    () => ({ details: pick(wishlistDetails, values), items: form.items }),
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
