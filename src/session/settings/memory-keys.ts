/** sessionStorage keys of the settings last read, of the announcement to show, and of those that were closed. */
export const SETTINGS_KEY = 'shagun.settings';
export const SHOWN_KEY = 'shagun.announcement';
export const CLOSED_KEY = 'shagun.announcements-closed';

export interface ShownAnnouncement {
  readonly id: string;
  /** '' if there is none, or if it is over. */
  readonly text: string;
}

/** The stored text is '{end in milliseconds} {id} {text}', or '' if there is nothing to show. */
export function shownIn(stored: string): ShownAnnouncement {
  const [, end, id = '', text = ''] = /^(\d+) (\S+) ([^]*)/.exec(stored) ?? [];
  return Date.now() < Number(end) ? { id, text } : { id, text: '' };
}
