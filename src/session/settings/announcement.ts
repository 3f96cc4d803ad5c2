import { useSyncExternalStore } from 'react';
import { WindowMemory } from '../window-memory.ts';
import { useSettings } from './known-settings.ts';

/** The text that somebody has closed in this window: another one is news again. */
const closed = new WindowMemory('shagun.announcement-closed');

export interface AnnouncementToRead {
  /** '' when there is nothing to say, or nothing that was not closed. */
  readonly text: string;
  readonly close: () => void;
}

export function useAnnouncement(): AnnouncementToRead {
  const { announcement } = useSettings();
  const closedText = useSyncExternalStore(closed.subscribe, closed.read, () => '');
  return {
    text: announcement === closedText ? '' : announcement,
    close: () => closed.write(announcement),
  };
}
