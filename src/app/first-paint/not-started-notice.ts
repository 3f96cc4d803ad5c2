import { notStarted } from '../../config/messages/en/not-started.ts';

/** Styled in place: it is for browsers that may not read the style sheet. */
const LOOK =
  'margin:0;padding:1rem;background:#fcefd0;color:#2b2118;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/** What every page of the build begins with. Shown by not-started.js. */
export const notStartedNotice = [
  `<p id="not-started" role="alert" hidden style="${LOOK}">`,
  notStarted['not-started.text'],
  ` <a href="" style="color:#874a00;text-decoration:underline">${notStarted['not-started.retry']}</a></p>`,
  `<noscript><p style="${LOOK}">${notStarted['not-started.no-script']}</p></noscript>`,
].join('');
