import notStarted from '../../config/messages/en/not-started.ts';

/** Inline styles, because a browser that fails here may not support the style sheet. */
const LOOK =
  'margin:0;padding:1rem;background:#fcefd0;color:#2b2118;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/** The first element of every built page. not-started.js shows it. */
export const notStartedNotice = [
  `<p id="not-started" role="alert" hidden style="${LOOK}">`,
  notStarted['not-started.text'],
  ` <a href="" style="color:#874a00;text-decoration:underline">${notStarted['not-started.retry']}</a></p>`,
  `<noscript><p style="${LOOK}">${notStarted['not-started.no-script']}</p></noscript>`,
].join('');
