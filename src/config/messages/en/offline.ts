/** A new version of the site, and pages that cannot save: without a connection, or during maintenance. */
export default {
  'offline.new-version': 'A new version is ready.',
  'offline.as-of': 'This is as of {time}. It updates by itself once the connection works.',
  'offline.read-only': 'Thank-you marks are sent later. Other changes need a connection.',
  'offline.thanks-refused': {
    one: 'We couldn’t save a thank-you mark that you made offline.',
    other: 'We couldn’t save {count} thank-you marks that you made offline.',
  },
  'offline.maintenance':
    'We’re looking after the site at the moment. You can see everything, but changes can’t be saved right now. Please come back in a little while.',
  'offline.maintenance.admin': 'Maintenance is on: only admins can make changes.',
  'offline.refresh': 'Refresh',
} as const;
