import { useEffect, useState } from 'react';
import { useIsHydrated } from '../browser/use-is-hydrated.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { WindowMemory } from '../browser/window-memory.ts';
import { CLOSED_KEY, SHOWN_KEY, shownIn } from './memory-keys.ts';

/** What kept-settings.ts has chosen for this reader. */
export const shown = new WindowMemory(SHOWN_KEY);
/** The ids of the announcements that were closed in this window. */
export const closed = new WindowMemory(CLOSED_KEY);

export interface AnnouncementToRead {
  /** '' if there is no announcement, or if it was closed. */
  readonly text: string;
  readonly close: () => void;
}

/**
 * The announcement known when the page was opened. One that is read later waits for the next page, so that nothing moves
 * while someone reads; only the clock and another language change it on the page.
 */
export function useAnnouncement(): AnnouncementToRead {
  const { path } = useNavigation();
  const [page, setPage] = useState(() => opened(path));
  if (page.path !== path) setPage(opened(path));
  useEffect(() => shown.subscribe(() => setPage(opened(path))), [path]);
  return {
    // Prerendered pages have no announcement in their HTML; app/first-paint adds it.
    text: useIsHydrated() ? page.text : '',
    close: () => {
      closed.write(closed.read() + page.id);
      shown.write('');
    },
  };
}

function opened(path: string) {
  return { path, ...shownIn(shown.read()) };
}
