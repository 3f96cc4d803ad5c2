import { useMemo, useSyncExternalStore } from 'react';
import { ideasFromQuery, ideasToQuery, type GiftIdea, type GiftIdeaId } from '../../domain/gift-ideas.ts';
import { WindowMemory } from '../browser/window-memory.ts';

const memory = new WindowMemory('shagun.ideas');

export interface PickedIdeas {
  readonly ideas: readonly GiftIdea[];
  /** Picks an idea, or removes it if it is already picked. */
  readonly flip: (id: GiftIdeaId) => void;
  readonly clear: () => void;
}

/** The ideas picked for a wishlist that does not exist yet. */
export function usePickedIdeas(): PickedIdeas {
  const stored = useSyncExternalStore(memory.subscribe, memory.read, () => '');
  const ideas = useMemo(() => ideasFromQuery(stored), [stored]);
  return {
    ideas,
    flip: (id) => {
      // Read again, because the rendered list may be older than the latest pick.
      const ids = ideasFromQuery(memory.read()).map((idea) => idea.id);
      write(ids.includes(id) ? ids.filter((picked) => picked !== id) : [...ids, id]);
    },
    clear: forgetPickedIdeas,
  };
}

/** Call this after a wishlist was created with them. */
export function forgetPickedIdeas(): void {
  write([]);
}

function write(ids: readonly GiftIdeaId[]): void {
  memory.write(ideasToQuery(ids));
}
