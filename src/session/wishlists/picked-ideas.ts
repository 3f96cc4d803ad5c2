import { useMemo, useSyncExternalStore } from 'react';
import { ideasFromQuery, ideasToQuery, type GiftIdea, type GiftIdeaId } from '../../domain/gift-ideas.ts';
import { WindowMemory } from '../browser/window-memory.ts';

const memory = new WindowMemory('shagun.ideas');

export interface PickedIdeas {
  readonly ideas: readonly GiftIdea[];
  /** Picks it, or takes it off again. */
  readonly flip: (id: GiftIdeaId) => void;
  readonly clear: () => void;
}

/** What somebody picked for a wishlist that they have not begun. */
export function usePickedIdeas(): PickedIdeas {
  const stored = useSyncExternalStore(memory.subscribe, memory.read, () => '');
  const ideas = useMemo(() => ideasFromQuery(stored), [stored]);
  return {
    ideas,
    flip: (id) => {
      // Not what was rendered: another pick may be newer.
      const ids = ideasFromQuery(memory.read()).map((idea) => idea.id);
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
  memory.write(ideasToQuery(ids));
}
