import { useEffect, useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import {
  canKeepDrafts,
  type DraftItem,
  forgetDraft,
  loadDraft,
  saveDraft,
  type WishlistDraft,
} from '../../data/drafts/wishlist-draft.ts';
import { picturesOf } from '../../domain/pictures-of.ts';
import type { GiftIdea } from '../../domain/gift-ideas.ts';
import { emptyForm } from '../../domain/forms/form-fields.ts';
import { type NewWishlistForm, newWishlistDetails } from '../../domain/forms/wishlist-form.ts';
import { itemId, type UserId, wishlistId, type WishlistId } from '../../domain/ids.ts';
import { MOST_ITEMS, type Wishlist } from '../../domain/wishlist.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { useSession } from '../../session/session.tsx';
import { itemOfIdea } from './gift-idea-items.ts';

export interface Draft {
  readonly draft: WishlistDraft;
  /** The draft has content, from now or an earlier visit. */
  readonly isBegun: boolean;
  /** The draft has content from an earlier visit. */
  readonly isRestored: boolean;
  /** The draft survives closing the page. */
  readonly isKept: boolean;
  readonly changeForm: (changes: Partial<NewWishlistForm>) => void;
  readonly changeItems: (change: (items: readonly DraftItem[]) => readonly DraftItem[]) => void;
  readonly startOver: () => void;
  /** Another wishlist already has the draft's id: the next attempt uses a new one. */
  readonly renewId: () => void;
  /** The wishlist is created: deletes the draft immediately, because the page may unmount before an effect runs. */
  readonly finish: (created: Wishlist) => void;
}

/** A draft stored on this device with every change. `onDropped` receives pictures that it no longer uses. */
export function useDraft(
  owner: UserId,
  ideas: readonly GiftIdea[],
  onDropped: (pictures: readonly string[]) => void,
): Draft {
  const { say } = useSession();
  const [{ draft, isRestored }, setState] = useState(() => begin(owner, ideas, say));
  const [isFinished, setFinished] = useState(false);
  const [isKept] = useState(canKeepDrafts);
  const isBegun = !isFinished && hasContent(draft);

  const known = useRef(draft);
  useEffect(() => {
    const before = known.current;
    known.current = draft;
    const kept = new Set(picturesOfDraft(draft));
    const dropped = picturesOfDraft(before).filter((picture) => !kept.has(picture));
    // If another window has created the wishlist, the pictures belong to it.
    const isStillDraft = dropped.length > 0 && loadDraft(owner)?.id === before.id;
    if (isBegun) saveDraft(owner, draft);
    else forgetDraft(owner);
    if (isStillDraft) onDropped(dropped);
  }, [owner, draft, isBegun, onDropped]);

  const change = (next: (draft: WishlistDraft) => WishlistDraft) =>
    setState((state) => ({ ...state, draft: next(state.draft) }));
  return {
    draft,
    isBegun,
    isRestored,
    isKept,
    changeForm: (changes) => change((before) => ({ ...before, form: { ...before.form, ...changes } })),
    changeItems: (next) => change((before) => ({ ...before, items: next(before.items) })),
    startOver: () => setState({ draft: emptyDraft(), isRestored: false }),
    renewId: () => change((before) => ({ ...before, id: newId() })),
    finish: (created) => {
      // Another window may have started the next draft.
      if (loadDraft(owner)?.id === draft.id) forgetDraft(owner);
      setFinished(true);
      // The couple's, if the occasion has no couple.
      const kept = new Set(picturesOf(created));
      onDropped(picturesOfDraft(draft).filter((picture) => !kept.has(picture)));
    },
  };
}

function begin(owner: UserId, ideas: readonly GiftIdea[], say: Say) {
  const earlier = loadDraft(owner);
  return { draft: withIdeas(earlier ?? emptyDraft(), ideas, say), isRestored: earlier !== null };
}

function emptyDraft(): WishlistDraft {
  return { id: newId(), form: emptyForm(newWishlistDetails), items: [] };
}

function newId(): WishlistId {
  return wishlistId(newUuid());
}

/** Adds the ideas that are not on the list yet. */
function withIdeas(draft: WishlistDraft, ideas: readonly GiftIdea[], say: Say): WishlistDraft {
  const listed = new Set(draft.items.map(({ details }) => details.title));
  const added = ideas
    .map((idea) => ({ id: itemId(newUuid()), details: itemOfIdea(idea, say) }))
    .filter(({ details }) => !listed.has(details.title));
  return { ...draft, items: [...draft.items, ...added].slice(0, MOST_ITEMS) };
}

function picturesOfDraft({ form: { cover, portrait }, items }: WishlistDraft): string[] {
  const addresses = [cover?.picture ?? '', portrait, ...items.map(({ details }) => details.imageUrl)];
  return addresses.filter((address) => address !== '');
}

function hasContent({ form, items }: WishlistDraft): boolean {
  return (
    items.length > 0 ||
    form.cover !== null ||
    [form.first, form.second, form.title, form.description, form.eventDate, form.portrait].some(
      (text) => text.trim() !== '',
    )
  );
}
