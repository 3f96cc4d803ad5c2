/** sessionStorage keys of the settings last read and of the announcement that was closed. */
export const SETTINGS_KEY = 'shagun.settings';
export const CLOSED_KEY = 'shagun.announcement-closed';
