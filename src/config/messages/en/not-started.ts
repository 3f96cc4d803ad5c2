/** Shown if the application does not start. */
export default {
  'not-started.text':
    'This page couldn’t start. Check your connection and try again. If that doesn’t help, update your browser or open this page in another one.',
  'not-started.retry': 'Reload this page',
  'not-started.no-script': 'This page needs JavaScript. Turn it on in your browser and load the page again.',
} as const;
