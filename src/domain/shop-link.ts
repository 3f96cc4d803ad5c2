import { itemDetails } from './wishlist.ts';
import { parsedUrl } from './web-address.ts';
import { readWrittenPrice } from './written-price.ts';

/** What a link, or a text that a shop shares, says about a gift. Nothing is read from the network. */
export interface SharedGift {
  /** Without what only says where a visitor comes from. */
  readonly link: string;
  /** '' if neither the text nor the address has one. */
  readonly title: string;
  /** null if the text names none. Addresses never do. */
  readonly price: number | null;
}

/** Parameters of shops and advertisers that follow people; the page is the same without them. */
const TRACKING =
  /^(utm_.*|pd_rd_.*|pf_rd_.*|ref|ref_|referrer|tag|linkcode|linkid|ascsubtag|creative.*|camp|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid?|mc_[ce]id|srsltid|aff.*|cmpid|otracker.*|fm|iid|ppt|ppn|ssid|qh|sprefix|crid|qid|sr|dib|dib_tag|keywords|smid|content-id|spotlighttagid|sharesource|share|src|source|_.*)$/i;

/** Amazon repeats where the visitor came from in the path. */
const TRACKED_PATH = /\/ref=[^/]*$/;

const LINK = /https?:\/\/[^\s<>"'“”]+/i;
const AFTER_LINK = /[).,;:!?*\]]+$/;

/** A price with a sign: a number alone may be a size. */
const PRICE = /(?:at|for|only|just|@)?\s*(?:₹|\brs\b\.?|\binr\b)\s*(\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?)(?:\s*\/-)?/iu;

/** What shops write around the name. */
const AROUND: readonly RegExp[] = [
  /^\s*(?:hey|hi|hello|wow)\b[\s,!.]*/i,
  /^\s*(?:(?:please\s+)?(?:check|checkout|check out|take a look at|look at|have a look at|see|buy|get|shop|i found|i found this|found)\b)\s*(?:out\b)?\s*(?:this\b)?(?:\s+(?:amazing|awesome|great|cool|product|item))*\s*[:,!-]?\s*/i,
  /\s*\b(?:on|at|from|via)\s+(?:amazon(?:\.in)?|flipkart|myntra|pepperfry|ikea|nykaa(?: fashion)?|ajio|meesho|tata\s*cliq|jiomart|croma)\b.*$/is,
  /\s*\b(?:buy now|shop now|click here|link|here)\s*[:!-]*\s*$/i,
];

/** null if the text has no link. */
export function readSharedGift(text: string): SharedGift | null {
  const [written = ''] = LINK.exec(text) ?? [];
  const link = withoutTracking(written.replace(AFTER_LINK, ''));
  if (link === null) return null;
  const rest = text.replace(written, ' ').normalize('NFC');
  const [named = '', amount = ''] = PRICE.exec(rest) ?? [];
  const said = AROUND.reduce((name, words) => name.replace(words, ' '), rest.replace(named, ' '));
  return {
    link,
    title: shortened(tidy(said)) || titleInLink(link),
    price: amount === '' ? null : (readWrittenPrice(amount)?.amount ?? null),
  };
}

/** null if it is no web address. */
export function withoutTracking(address: string): string | null {
  const url = parsedUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  for (const name of [...new Set(url.searchParams.keys())]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(TRACKED_PATH, '');
  return url.href;
}

/** The words of the address that name the product, as most shops write them; '' if there are none. */
export function titleInLink(address: string): string {
  const url = parsedUrl(address);
  if (!url) return '';
  const names = url.pathname.split('/').map(wordsOf);
  const [longest = []] = names.sort((one, other) => other.length - one.length);
  const title = longest.length < 2 ? '' : longest.join(' ');
  return shortened(title.charAt(0).toUpperCase() + title.slice(1));
}

/** 'prestige-cooker-5-l-8901365.html': the words, without the number that identifies the product. */
function wordsOf(segment: string): readonly string[] {
  const name = decoded(segment).replace(/\.\p{L}{2,5}$/u, '');
  const words = name.split(/[\s_+-]+/).filter((word) => word !== '');
  while (words.length > 0 && isIdentifier(words.at(-1) ?? '')) words.pop();
  const hasLetters = words.filter((word) => /\p{L}{2}/u.test(word)).length;
  return hasLetters < 2 ? [] : words;
}

/** '8901365', 's59302417', 'mp000000009' */
function isIdentifier(word: string): boolean {
  return /^(?:\p{L}{0,3}\p{Nd}{5,}\p{L}?|p|dp|buy)$/iu.test(word);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function tidy(text: string): string {
  const words = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').replace(/^[\s,;:|*!.–—-]+|[\s,;:|*!.–—-]+$/gu, '');
  return /\p{L}{2}/u.test(words) ? words : '';
}

const MOST_TITLE = itemDetails.title.most;

/** At a word's end, if it is longer than a title may be. */
function shortened(title: string): string {
  const characters = [...title];
  if (characters.length <= MOST_TITLE) return title;
  const cut = characters.slice(0, MOST_TITLE).join('');
  return cut.replace(/\s+\S*$/u, '');
}
