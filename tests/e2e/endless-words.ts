import { type Page } from '@playwright/test';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { settled } from '../support/settled.ts';
import { demoOptions, OwnDatabase } from './own-database.ts';
import { type Visitors } from './visitors.ts';

/** A different endless word for each free-text field. */
export const LATIN = 'Shubhvivahnimantranpatrika'.repeat(8).slice(0, 200);
export const DEVANAGARI = 'शुभविवाहनिमंत्रणपत्रिका'.repeat(9).slice(0, 200);
export const URL_200 = `https://bazaar.example/${'weddingregistry'.repeat(13)}`.slice(0, 200);
/** Names stored before names had bounds: without spaces, or with stacked marks. */
export const NAMES = ['Venkatanarasimharajuvaripeta'.repeat(4).slice(0, 100), `Ravi${'\u0302\u0323'.repeat(20)} Kumar`];
const ENDLESS: Readonly<Record<string, string>> = {
  title: LATIN,
  itemTitle: DEVANAGARI,
  description: URL_200,
  message: URL_200,
  subject: DEVANAGARI,
  ...{ en: URL_200, hi: DEVANAGARI },
  ...{ first: LATIN.slice(0, 60), second: DEVANAGARI.slice(0, 60), families: DEVANAGARI, story: URL_200 },
  ...{ place: LATIN, dress: URL_200.slice(0, 120) },
  email: `${'a'.repeat(120)}@${'family'.repeat(10)}.example`,
};

function withEndlessWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withEndlessWords(one, key));
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withEndlessWords(one, name)]));
  if ((key === 'displayName' || key === 'contributorName' || key === 'name') && typeof value === 'string')
    return value === '' || value === 'Anonymous' ? value : NAMES[value.length % 2];
  // An anonymous contribution has no address.
  return typeof value === 'string' && value !== '' ? (ENDLESS[key] ?? value) : value;
}

/** The demo data with such words. */
export async function endlessDatabase(visitors: Visitors): Promise<OwnDatabase> {
  const database = await OwnDatabase.start(visitors);
  const demo = demoDocuments(demoOptions());
  await database.write(withEndlessWords(demo) as typeof demo);
  return database;
}

/** Four lines of the largest text are lower than this. */
const TALLEST_NAME_PX = 130;

/**
 * Elements that overflow the window or are cut off where nothing can be scrolled, and names, and titles in cards and
 * sheets, that nothing clips.
 */
export async function misfits(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(
    ({ names, titles, tallest }) => {
      const TITLES = ['article', 'li', 'dialog'].map((box) => `${box} :is(h2, h3)`).join();
      const found = [...document.querySelectorAll('html, dialog[open], [popover]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => `${one.tagName} is ${one.scrollWidth} px wide in ${one.clientWidth} px`);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (!holder?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
        // A field shows nothing outside itself, and what is edited must be whole.
        if (holder.matches('textarea')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
        if (right > edgeOf(holder) + 1)
          found.push(`“${text.textContent.slice(0, 40)}” is cut off in ${holder.className}`);
        const isTitle = titles.some((title) => text.textContent?.includes(title)) && holder.closest(TITLES) !== null;
        if ((isTitle || names.some((name) => text.textContent?.includes(name))) && !isClipped(holder))
          found.push(`“${text.textContent.slice(0, 40)}” is not clipped in ${holder.className}`);
      }
      return [...new Set(found)];

      function isClipped(element: Element): boolean {
        for (let box: Element | null = element; box; box = box.parentElement) {
          if (box.clientHeight > tallest) return false;
          if (getComputedStyle(box).clipPath !== 'none' || getComputedStyle(box).overflowY === 'hidden') return true;
        }
        return false;
      }

      /** The edge where the text must end: of the window, or of a container that hides overflow. */
      function edgeOf(element: Element): number {
        let edge = innerWidth;
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
          if (textOverflow === 'ellipsis' || clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll')
            return Infinity;
          if (overflowX === 'hidden') edge = Math.min(edge, box.getBoundingClientRect().right);
        }
        return edge;
      }
    },
    { names: NAMES, titles: [LATIN, DEVANAGARI].map((title) => title.slice(0, 60)), tallest: TALLEST_NAME_PX },
  );
}
