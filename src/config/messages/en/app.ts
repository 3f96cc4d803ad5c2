export default {
  'app.loading': 'One moment…',
  'app.dismiss': 'Dismiss',
  'app.part-failed': 'We couldn’t load this. Check your connection.',
  'app.outdated': 'This page has been updated.',
  'app.crashed.title': 'Something broke on this page',
  'app.crashed.retry': 'Reload this page',
  'app.lost.home': 'Go Home',
  'environment.title': 'This site isn’t set up yet',
  'environment.remedy': 'Set these variables and build again:',
} as const;
