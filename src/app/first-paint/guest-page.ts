/**
 * The inline script of the guest's page. It requests the wishlist before any other script is loaded, decides the language,
 * and paints the families, names, date, welcome, progress and first gifts into the prerendered page, in the wishlist's
 * theme. A list that was seen here before is painted as it was then, until React takes over with the response. Every byte
 * delays the first paint: import as little as possible.
 */
import { address, ask, wishlistUrl } from './wishlist-request.ts';
import { glimpseOf } from '../../data/kept/glimpse.ts';
import { decodeFields } from '../../data/rest/decode-fields.ts';
import { type CalendarDay, isOccasionPast, localDay } from '../../domain/calendar.ts';
import { OFFERED_LANGUAGES, type TranslatedLanguage } from '../../config/messages/languages.ts';
import { headingOf } from '../../domain/couple.ts';
import { formatDay, formatRupees } from '../../domain/format.ts';
import { goalOf, isWanted, progressPercent, remaining } from '../../domain/funding.ts';
import { giftMark, inGiftOrder, isWorthFiltering, MOST_AT_A_GLANCE } from '../../domain/gift-list.ts';
import { isDecidedBeforeTheList, type Language, languageToRead } from '../../domain/language.ts';
import { languageOf } from '../../domain/text-language.ts';
import { blurredColours } from '../../domain/blurred-colours.ts';
import { coverPicture } from '../../domain/card-picture.ts';
import { shownHost, storedPicture } from '../../domain/web-address.ts';
import type { Cover } from '../../domain/invitation.ts';
import type { Answer } from '../../data/rest/read-wishlist.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { FINDER_HEIGHT, ONE_OR_TWO_GIFTS } from '../../features/wishlist/layout.ts';
import { savesData } from '../../ui/saves-data.ts';
import { account, guess, isParsed, preferences, root, startAfter } from './every-page.ts';
import { changeTexts, type Wording } from './wording.ts';

/** How long the page waits for the wishlist's language, in milliseconds. After that the browser's is used. */
const LANGUAGE_WAIT = 3_000;

/** The words of a wishlist: all that is above the sum. A full list is a megabyte, nearly all of it blessings. */
const WORDS = [
  'title',
  'invitation',
  'description',
  'eventDate',
  'language',
  'stage',
  'thanks',
  'theme',
] as const satisfies readonly (keyof Wishlist)[];
type Words = Pick<Wishlist, (typeof WORDS)[number]>;

/** If the wishlist takes longer than this, in milliseconds, its words are requested, too. */
const WORDS_WAIT = 800;

/** As many gifts as can be seen before hydration. */
const MOST_PAINTED = 6;

/** Once React has replaced an element, its content is React's. */
const PAINTED = '[data-painted]';

/** Of the files for other languages. */
const folder = document.querySelector<HTMLMetaElement>('meta[name="shagun:wording"]')?.content;
const isDecided = !address || isDecidedBeforeTheList(preferences, OFFERED_LANGUAGES);
// The text stays hidden until the page is in the right language (theme.css).
if (address && (!isDecided || guess !== 'en')) root.dataset['wording'] = 'awaited';
if (isDecided) window.shagunLanguage = paintedIn(Promise.resolve(guess));

const request = window.shagunFirstRead;
if (request && wishlistUrl) {
  const { id, answer } = request;
  const current = answer.then(read);
  const glimpse = glimpseOf(id);
  const whole = glimpse ? Promise.resolve(glimpse) : current;
  const wordsUrl = wishlistUrl + WORDS.map((field) => `&mask.fieldPaths=${field}`).join('');
  const words = new Promise<Words | null>((resolve) => {
    if (glimpse) return;
    const wait = setTimeout(() => resolve(ask(wordsUrl).then(read)), WORDS_WAIT);
    void whole.finally(() => clearTimeout(wait)).catch(() => undefined);
  });
  if (!isDecided)
    window.shagunLanguage = paintedIn(
      Promise.race([
        Promise.race([whole, words]).then((wishlist) => wishlist?.language ?? null),
        new Promise<null>((resolve) => setTimeout(resolve, LANGUAGE_WAIT, null)),
      ])
        .catch(() => null)
        .then((list) => languageToRead({ ...preferences, list }, OFFERED_LANGUAGES)),
    );
  void paintWith(words, paintWords);
  startAfter(paintWith(whole, paint));
} else startAfter(isParsed);

/** Nothing is validated here. Invalid data throws, the page stays as it is, and React shows the error. */
function read({ status, body }: Answer): Wishlist | null {
  return status === 200 ? (decodeFields(body) as unknown as Wishlist) : null;
}

/** Never rejects: React meets the same error and reports it. */
function paintWith<T>(read: Promise<T | null>, paintIt: (value: T) => void): Promise<void> {
  return read
    .then(async (value) => {
      // It may be there before the page is parsed and in its language.
      await window.shagunLanguage;
      await isParsed;
      if (value) paintIt(value);
    })
    .catch(() => undefined);
}

/** Resolves to the language that the page is in; English if another one cannot be loaded. */
async function paintedIn(wanted: Promise<TranslatedLanguage>): Promise<TranslatedLanguage> {
  let language = await wanted;
  if (folder && language !== 'en')
    try {
      const { messages, changes } = await wordingIn(language);
      await isParsed;
      const page = document.getElementById('root');
      if (page) changeTexts(page, changes);
      for (const meta of document.querySelectorAll<HTMLMetaElement>(
        'meta[name=description],meta[property$=description]',
      ))
        meta.content = messages['guest.description'] as string;
      window.shagunWording = { language, messages };
    } catch {
      language = 'en';
    }
  // Setting it, even to the same value, restyles the whole page.
  if (address && root.lang !== language) root.lang = language;
  delete root.dataset['wording'];
  return language;
}

async function wordingIn(language: TranslatedLanguage): Promise<Wording> {
  const response = await fetch(`${folder}${language}.json`);
  return (await response.json()) as Wording;
}

function paint(wishlist: Wishlist): void {
  paintWords(wishlist);
  const { eventDate, eventType, fundedAmount, items, isGivingPaused, language, thanks } = wishlist;
  const isAfter = wishlist.stage === 'after';
  const isOver = isGivingPaused && isAfter;
  const wanted = goalOf(wishlist);
  const bar = slot('bar');
  if (isOver) bar?.parentElement?.remove();
  else fill(wanted > 0 ? 'given-of' : 'given', { given: formatRupees(fundedAmount), goal: formatRupees(wanted) });
  if (bar && wanted > 0) bar.style.width = `${Math.min(100, (fundedAmount / wanted) * 100)}%`;
  const open = inGiftOrder(items).filter(isWanted);
  const [list, template] = [slot('gifts'), slot('gift')];
  // Below the pictures, or not at all.
  if (isOver || (isAfter && thanks?.pictures.length)) {
    list?.replaceChildren();
    slot('filters')?.remove();
  } else if (open.length > 0 && list && template instanceof HTMLTemplateElement) {
    if (items.length < 3) list.className = ONE_OR_TWO_GIFTS;
    list.replaceChildren(
      ...open.slice(0, MOST_PAINTED).map((item) => cardOf(item, language, !isGivingPaused, template)),
    );
  }
  // Reserves the space of elements that React shows only to some visitors, so that nothing shifts.
  if (account?.id === wishlist.userId) {
    reveal('owner');
    document.querySelector(`${PAINTED} [data-early-tap=share]`)?.remove();
  }
  if (!isGivingPaused && !isAfter && eventDate && isOccasionPast(eventDate, localDay(new Date())))
    fill('past', { date: written(eventDate) });
  if (items.length > MOST_AT_A_GLANCE) slot('filters')?.classList.replace('h-11', FINDER_HEIGHT);
  else if (!isWorthFiltering(items)) slot('filters')?.remove();
  if (isOver) slot('bless')?.parentElement?.remove();
  slot(isGivingPaused ? 'bless' : 'bless-paused')?.remove();
  slot(eventType === 'other' ? 'bless-couple' : 'bless-other')?.remove();
  for (const part of document.querySelectorAll<HTMLElement>(`${PAINTED} [style*=hidden]`)) part.style.visibility = '';
  document.querySelector(PAINTED)?.setAttribute('data-filled', '');
}

function paintWords(words: Words): void {
  const { description, eventDate, invitation, language, stage, thanks } = words;
  const isAfter = stage === 'after';
  const welcome = (isAfter && thanks?.words) || description;
  // Lists from before there were themes have none.
  const { theme = 'marigold' } = words;
  root.dataset['theme'] = theme;
  const heading = headingOf(words);
  paintCover(invitation?.cover, heading);
  const families = !isAfter && invitation?.families;
  if (families) write('families', families, readIn(families, language));
  write('title', heading, readIn(heading, language));
  write('welcome', welcome, readIn(welcome, language));
  if (isAfter) slot('welcome')?.classList.remove('line-clamp-2');
  if (eventDate) write('date', written(eventDate));
}

/** With the patterns of the page, which are in its language. */
function written(day: CalendarDay): string {
  const patterns = slot('past')?.dataset['days']?.split('|');
  return formatDay((month) => patterns?.[Number(month) - 1] ?? '', day);
}

function paintCover(cover: Cover | null | undefined, alt: string): void {
  const place = slot('cover');
  // It may have been painted with the words.
  if (!cover || !place?.hidden) return;
  place.hidden = false;
  const { src, srcset, position, colours } = coverPicture(cover, !savesData());
  place.style.background = colours;
  const picture = place.querySelector('img');
  if (src && picture) {
    Object.assign(picture, { alt, srcset, src });
    picture.style.objectPosition = position;
  } else picture?.remove();
  // What the cover moves is new to the browser, so it does not count as a layout shift: until now, all of it was empty.
  const header = place.parentElement;
  header?.replaceWith(header);
}

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

function cardOf(item: Item, language: Language | null, open: boolean, template: HTMLTemplateElement): Node {
  const left = remaining(item);
  const min = item.minContribution;
  const percent = progressPercent(item.fundedAmount, item.fundingGoal);
  const { contributors: _givers, createdAt: _created, updatedAt: _changed, ...texts } = item;
  const values: Values = {
    ...texts,
    titleLanguage: readIn(item.title, language),
    descriptionLanguage: readIn(item.description, language),
    pictureColours: blurredColours(item.imageUrl),
    link: item.externalUrl,
    host: shownHost(item.externalUrl),
    given: formatRupees(item.fundedAmount),
    goal: formatRupees(item.fundingGoal),
    left: formatRupees(left),
    min: formatRupees(min ?? 0),
    percent,
  };
  const card = document.createElement('template');
  card.innerHTML = filled(template.innerHTML, values);
  const isSo: Values = {
    ...texts,
    picture: storedPicture(item.imageUrl) !== null,
    link: looksLikeLink(item.externalUrl),
    min: min !== undefined && min < left,
    open,
    [item.fundedAmount > 0 ? 'begun' : 'untouched']: true,
    first: open && item.fundedAmount === 0,
    [giftMark(item) ?? '']: true,
  };
  for (const part of card.content.querySelectorAll<HTMLElement>('[data-if]'))
    if (!isSo[part.dataset['if'] ?? '']) part.remove();
  const fill = card.content.querySelector<HTMLElement>('[role="progressbar"] > *');
  if (fill) fill.style.width = `${percent}%`;
  return card.content;
}

function looksLikeLink(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** The HTML with the values in place of their `{names}`. */
function filled(html: string, values: Values): string {
  return html.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(String(values[name] ?? '')));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function slot(name: string): HTMLElement | null {
  return document.querySelector(`${PAINTED} [data-slot="${name}"]`);
}

function reveal(name: string): HTMLElement | null {
  const place = slot(name);
  if (place) place.hidden = false;
  return place;
}

function fill(name: string, values: Values): void {
  const place = reveal(name);
  if (place) place.innerHTML = filled(place.innerHTML, values);
}

function write(name: string, text: string, language = root.lang): void {
  const place = slot(name);
  if (!place) return;
  place.textContent = text;
  place.lang = language;
}

/** As React will say it, or the language of the page. */
function readIn(text: string, language: Language | null): string {
  return languageOf(text, language, root.lang) ?? root.lang;
}
