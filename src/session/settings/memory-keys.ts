/** Where this window keeps the settings it last read, and the announcement that was closed in it. */
export const SETTINGS_KEY = 'shagun.settings';
export const CLOSED_KEY = 'shagun.announcement-closed';
