export const app = {
  'app.loading': 'One moment…',
  'app.dismiss': 'Dismiss',
  'app.crashed.title': 'Something broke on this page',
  'app.crashed.retry': 'Reload this page',
  'app.not-started':
    'This page could not start. Check your connection and try again. If that does not help, update your browser or open this page in another one.',
  'app.no-script': 'This page needs JavaScript. Turn it on in your browser and load the page again.',
  'app.lost.home': 'Go Home',
  'access-denied.title': 'Access Denied',
  'access-denied.text': "You don't have permission to access this page.",
  'environment.title': 'This site isn’t set up yet',
  'environment.remedy': 'Set these variables and build again:',
} as const;
