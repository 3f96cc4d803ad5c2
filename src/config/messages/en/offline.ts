/** A new version of the site, and pages without a connection. */
export default {
  'offline.new-version': 'A new version is ready.',
  'offline.refresh': 'Refresh',
} as const;
