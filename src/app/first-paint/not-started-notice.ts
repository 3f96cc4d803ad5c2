import type { TranslatedLanguage } from '../../config/messages/languages.ts';
import type { Translation } from '../../config/messages/en.ts';

/** Inline styles, because a browser that fails here may not support the style sheet. */
const LOOK =
  'margin:0;padding:1rem;background:#fcefd0;color:#2b2118;font:1rem/1.5 system-ui,sans-serif;text-align:center';

export interface Notice {
  readonly language: TranslatedLanguage;
  readonly messages: Translation<'not-started'>;
}

/**
 * The first element of every built page. start.js shows it. A page whose language is decided in the browser has the
 * notice in each, and shows the one in its own; without scripts it stays in the first.
 */
export function notStartedNotice(notices: readonly [Notice, ...Notice[]]): string {
  const [first, ...others] = notices;
  const opening = `<p id="not-started" role="alert" hidden style="${LOOK}"`;
  const notice =
    others.length === 0
      ? `${opening} lang="${first.language}">${words(first)}</p>`
      : `${opening}><style>${chooses(notices)}</style>${notices.map(inItsLanguage).join('')}</p>`;
  return `${notice}<noscript><p style="${LOOK}">${first.messages['not-started.no-script']}</p></noscript>`;
}

function words({ messages }: Notice): string {
  return `${messages['not-started.text']} <a href="" style="color:#874a00;text-decoration:underline">${messages['not-started.retry']}</a>`;
}

const inItsLanguage = (notice: Notice) => `<span lang="${notice.language}">${words(notice)}</span>`;

function chooses(notices: readonly Notice[]): string {
  const own = notices.map(({ language }) => `[lang=${language}] #not-started [lang=${language}]`);
  return `#not-started [lang]{display:none}${own.join()}{display:inline}`;
}
