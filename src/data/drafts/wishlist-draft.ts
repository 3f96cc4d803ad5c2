import { Failure } from '../../domain/failure.ts';
import { wishlist } from '../../domain/common-fields.ts';
import { emptyForm } from '../../domain/forms/form-fields.ts';
import { draftOf } from '../../domain/forms/typed-form.ts';
import { type NewWishlistForm, newWishlistDetails } from '../../domain/forms/wishlist-form.ts';
import { itemId, type UserId, type WishlistId } from '../../domain/ids.ts';
import { type Infer, list, map, textAs } from '../../domain/schema.ts';
import { itemDetails, MOST_ITEMS } from '../../domain/wishlist.ts';

const draftItem = map({ id: textAs(itemId, {}), details: map(itemDetails) });
export type DraftItem = Infer<typeof draftItem>;

/** A wishlist that is not created yet. Its id is final, so that creating it twice creates it once. */
export interface WishlistDraft {
  readonly id: WishlistId;
  readonly form: NewWishlistForm;
  readonly items: readonly DraftItem[];
}

const storedDraft = map({ id: wishlist, form: draftOf(newWishlistDetails), items: list(draftItem, MOST_ITEMS) });

/** Stored on this device only, one draft per account. */
const keyOf = (owner: UserId) => `shagun.draft.${owner}`;

/** Whether a draft survives the page; browsers may block storage. */
export function canKeepDrafts(): boolean {
  const probe = 'shagun.draft';
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

export function saveDraft(owner: UserId, draft: WishlistDraft): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // Kept in memory only.
  }
}

export function forgetDraft(owner: UserId): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Nothing was stored either.
  }
}

/** null if there is none, or if it can no longer be read. */
export function loadDraft(owner: UserId): WishlistDraft | null {
  try {
    const stored = localStorage.getItem(keyOf(owner));
    return stored === null ? null : parseDraft(JSON.parse(stored));
  } catch (error) {
    if (error instanceof Failure || error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

function parseDraft(stored: unknown): WishlistDraft {
  const { form, ...draft } = storedDraft.parse(stored, 'the draft');
  return { ...draft, form: { ...emptyForm(newWishlistDetails), ...form } };
}
