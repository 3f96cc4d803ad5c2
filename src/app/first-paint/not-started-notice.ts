import type { TranslatedLanguage } from '../../config/messages/languages.ts';
import type { Translation } from '../../config/messages/en.ts';

/** Inline styles, because a browser that fails here may not support the style sheet. */
const LOOK =
  'margin:0;padding:1rem;background:#fcefd0;color:#2b2118;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/**
 * The first element of every built page. not-started.js shows it. The language of the guest's page may change before the
 * application starts, but not that of its notice.
 */
export function notStartedNotice(language: TranslatedLanguage, messages: Translation<'not-started'>): string {
  return [
    `<p id="not-started" lang="${language}" role="alert" hidden style="${LOOK}">`,
    messages['not-started.text'],
    ` <a href="" style="color:#874a00;text-decoration:underline">${messages['not-started.retry']}</a></p>`,
    `<noscript><p style="${LOOK}">${messages['not-started.no-script']}</p></noscript>`,
  ].join('');
}
