import { useState, useSyncExternalStore } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { WindowMemory } from '../browser/window-memory.ts';
import { knownSettings } from './known-settings.ts';
import { CLOSED_KEY } from './memory-keys.ts';

/** The text that was closed in this window; any other text is news. */
const closed = new WindowMemory(CLOSED_KEY);

export interface AnnouncementToRead {
  /** '' when there is nothing to say, or nothing that was not closed. */
  readonly text: string;
  readonly close: () => void;
}

/**
 * The announcement as it was known when this page was opened. A later one waits for the next page: nothing moves on a
 * page that somebody is reading.
 */
export function useAnnouncement(): AnnouncementToRead {
  const { path } = useNavigation();
  const [page, setPage] = useState(() => opened(path));
  if (page.path !== path) setPage(opened(path));
  // Prerendered pages have no announcement in their markup: app/first-paint adds it.
  const announcement = useSyncExternalStore(
    neverChanges,
    () => page.announcement,
    () => '',
  );
  const closedText = useSyncExternalStore(closed.subscribe, closed.read, () => '');
  return {
    text: announcement === closedText ? '' : announcement,
    close: () => closed.write(announcement),
  };
}

function opened(path: string) {
  return { path, announcement: knownSettings().announcement };
}

function neverChanges(): () => void {
  return () => undefined;
}
