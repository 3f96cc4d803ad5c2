/** A new version of the site, and pages without a connection. */
export default {
  'offline.new-version': 'A new version is ready.',
  'offline.as-of': 'You’re offline, so this is as of {time}. It updates by itself once you’re connected.',
  'offline.refresh': 'Refresh',
} as const;
