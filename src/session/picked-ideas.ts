import { useMemo, useSyncExternalStore } from 'react';
import { ideasFromQuery, ideasToQuery, type GiftIdea, type GiftIdeaId } from '../domain/gift-ideas.ts';

const KEY = 'shagun.ideas';
const listeners = new Set<() => void>();
/** For browsers that forbid a page to store anything. */
let unstored = '';

export interface PickedIdeas {
  readonly ideas: readonly GiftIdea[];
  /** Picks it, or takes it off again. */
  readonly flip: (id: GiftIdeaId) => void;
  readonly clear: () => void;
}

/** What somebody picked for a wishlist that they have not begun, kept for as long as the window. */
export function usePickedIdeas(): PickedIdeas {
  const stored = useSyncExternalStore(subscribe, read, () => '');
  const ideas = useMemo(() => ideasFromQuery(stored), [stored]);
  return {
    ideas,
    flip: (id) => {
      const ids = ideas.map((idea) => idea.id);
      write(ids.includes(id) ? ids.filter((picked) => picked !== id) : [...ids, id]);
    },
    clear: forgetPickedIdeas,
  };
}

/** Once a wishlist has been made with them. */
export function forgetPickedIdeas(): void {
  write([]);
}

function write(ids: readonly GiftIdeaId[]): void {
  unstored = ideasToQuery(ids);
  try {
    sessionStorage.setItem(KEY, unstored);
  } catch {
    // They are remembered by this page alone.
  }
  for (const listener of [...listeners]) listener();
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return unstored;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
