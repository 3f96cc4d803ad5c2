import { Failure } from '../../domain/failure.ts';
import type { WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { itemId, type ItemId, type UserId, wishlistId, type WishlistId } from '../../domain/ids.ts';
import { CATEGORIES, EVENT_TYPES, type ItemDetails, PRIORITIES, VISIBILITIES } from '../../domain/wishlist.ts';
import { Fields } from '../documents/fields.ts';

export interface DraftItem {
  readonly id: ItemId;
  readonly details: ItemDetails;
}

/** A wishlist that is being written. Its id is the one it will have, so that creating it twice creates it once. */
export interface WishlistDraft {
  readonly id: WishlistId;
  readonly form: WishlistDetailsForm;
  readonly items: readonly DraftItem[];
}

/** On this device alone, one for each account that writes here. */
const keyOf = (owner: UserId) => `shagun.draft.${owner}`;

/** Whether a draft outlives the page: a browser may forbid it to store anything. */
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
    // It lives for as long as the page.
  }
}

export function forgetDraft(owner: UserId): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Then there was none either.
  }
}

/** null: there is none, or none that can be read any more. */
export function loadDraft(owner: UserId): WishlistDraft | null {
  try {
    const stored = localStorage.getItem(keyOf(owner));
    return stored === null ? null : parseDraft(new Fields('the draft', JSON.parse(stored)));
  } catch (error) {
    if (error instanceof Failure || error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

function parseDraft(stored: Fields): WishlistDraft {
  const form = stored.map('form');
  return {
    id: stored.parsed('id', wishlistId),
    form: {
      title: form.text('title'),
      description: form.text('description'),
      eventType: form.oneOf('eventType', EVENT_TYPES),
      eventDate: form.text('eventDate'),
      visibility: form.oneOf('visibility', VISIBILITIES),
    },
    items: stored.list('items', (entry) => ({
      id: entry.parsed('id', itemId),
      details: detailsOf(entry.map('details')),
    })),
  };
}

function detailsOf(stored: Fields): ItemDetails {
  return {
    title: stored.text('title'),
    description: stored.text('description'),
    price: stored.rupees('price'),
    category: stored.oneOf('category', CATEGORIES),
    priority: stored.oneOf('priority', PRIORITIES),
    imageUrl: stored.text('imageUrl'),
    externalUrl: stored.text('externalUrl'),
    ...(stored.has('minContribution') && { minContribution: stored.rupees('minContribution') }),
    ...(stored.has('maxContribution') && { maxContribution: stored.rupees('maxContribution') }),
  };
}
