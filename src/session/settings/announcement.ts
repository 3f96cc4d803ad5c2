import { useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../browser/use-is-hydrated.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { WindowMemory } from '../browser/window-memory.ts';
import { knownSettings } from './known-settings.ts';
import { CLOSED_KEY } from './memory-keys.ts';

/** The announcement that was closed in this window. A different text is shown again. */
const closed = new WindowMemory(CLOSED_KEY);

export interface AnnouncementToRead {
  /** '' if there is no announcement, or if it was closed. */
  readonly text: string;
  readonly close: () => void;
}

/**
 * The announcement known when the page was opened. A later one waits for the next page, so that nothing moves while
 * someone reads.
 */
export function useAnnouncement(): AnnouncementToRead {
  const { path } = useNavigation();
  const [page, setPage] = useState(() => opened(path));
  if (page.path !== path) setPage(opened(path));
  // Prerendered pages have no announcement in their HTML; app/first-paint adds it.
  const announcement = useIsHydrated() ? page.announcement : '';
  const closedText = useSyncExternalStore(closed.subscribe, closed.read, () => '');
  return {
    text: announcement === closedText ? '' : announcement,
    close: () => closed.write(announcement),
  };
}

function opened(path: string) {
  return { path, announcement: knownSettings().announcement };
}
