import { type CDPSession, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { paths } from '../../src/config/paths.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { asAdmin } from '../e2e/admin-screens.ts';
import { asGuest, asReader } from '../e2e/guest-screens.ts';
import { asNewcomer, asOwner } from '../e2e/host-screens.ts';
import { contrastViolations, violations, violationsAndSmallTargets } from '../support/accessibility.ts';
import { findBrokenWords } from '../support/broken-words.ts';
import { expectOn } from '../support/expect-on.ts';
import { focusProblems } from '../support/focus-problems.ts';
import { withIndianFonts } from '../support/fonts.ts';
import { layoutProblems } from '../support/layout-problems.ts';
import { measureSettled, settled } from '../support/settled.ts';
import { findUnmarkedLanguages } from '../support/unmarked-languages.ts';

/** Walks through the pages, and the dialogs of each. */
const WALKS = {
  'a reader': asReader,
  'a guest': asGuest,
  'a newcomer': asNewcomer,
  'an owner': asOwner,
  'an admin': asAdmin,
} as const;
export type Walker = keyof typeof WALKS;
export const WALKERS = Object.keys(WALKS) as readonly Walker[];

/** Every route, and who walks through it. */
const WALKED: Record<keyof typeof paths, Walker> = {
  home: 'a reader',
  giftSuggestions: 'a reader',
  about: 'a reader',
  contact: 'a reader',
  privacy: 'a reader',
  terms: 'a reader',
  pricing: 'a reader',
  help: 'a reader',
  unsubscribe: 'a reader',
  notFound: 'a reader',
  wishlist: 'a guest',
  login: 'a newcomer',
  register: 'a newcomer',
  createWishlist: 'a newcomer',
  dashboard: 'an owner',
  editWishlist: 'an owner',
  printCards: 'an owner',
  wishlistAnalytics: 'an owner',
  hosts: 'an owner',
  join: 'an owner',
  profile: 'an owner',
  erasure: 'an owner',
  admin: 'an admin',
  adminUsers: 'an admin',
  adminWishlists: 'an admin',
  adminTransactions: 'an admin',
  adminLog: 'an admin',
  adminAnalytics: 'an admin',
  adminSettings: 'an admin',
  adminSupport: 'an admin',
};

export function routesOf(walker: Walker): string[] {
  return Object.entries(WALKED)
    .filter(([, who]) => who === walker)
    .map(([route]) => paths[route as keyof typeof paths].pattern);
}

/**
 * Windows and text sizes. At 400 % zoom, 1280 × 1024 pixels of a screen are 320 × 256 CSS pixels. On a computer the
 * setting of the browser is twice as large; on a phone, where it is the system's, only texts are.
 */
export const SIZES = {
  'on a phone': { width: 360, height: 740 },
  'on a computer': { width: 1280, height: 800 },
  'at 400 % zoom': { width: 320, height: 256 },
  'on a phone with 200 % text': { width: 360, height: 740, zoomedText: true },
  'on a computer with 200 % text': { width: 1280, height: 800, fontSize: 32 },
} as const;
export type Size = keyof typeof SIZES;
const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface Window {
  readonly width: number;
  readonly height: number;
  readonly fontSize?: number;
  readonly zoomedText?: boolean;
}

interface Variant {
  readonly language: Language;
  readonly size: Size;
  readonly themes: readonly Theme[];
  /** Only with axe and for overflow, broken words and languages: text spacing and the focus take longer. */
  readonly isQuick?: boolean;
}

/** In one language every combination of the others. */
export const everyVariantIn = (language: Language): readonly Variant[] =>
  SIZE_NAMES.map((size) => ({ language, size, themes: THEMES }));

/** Quickly in English, and fully in one variant per page: consecutive pages cover every language, size and theme. */
export const sampledVariants = (index: number): readonly Variant[] => [
  { language: 'en', size: 'on a phone', themes: THEMES, isQuick: true },
  { language: 'en', size: 'on a computer', themes: THEMES, isQuick: true },
  {
    language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
    size: SIZE_NAMES[index % SIZE_NAMES.length] ?? 'on a phone',
    themes: [THEMES[Math.floor(index / 2) % THEMES.length] ?? 'light'],
  },
];

export interface Measurements {
  /** The variants of each problem. */
  readonly problems: Record<string, readonly string[]>;
  /** The routes that were measured. */
  readonly passed: ReadonlySet<string>;
  readonly count: number;
}

/** Walks through the pages in English, and measures each in its variants. */
export async function measured(
  page: Page,
  walker: Walker,
  variantsOf: (index: number) => readonly Variant[],
): Promise<Measurements> {
  const session = await page.context().newCDPSession(page);
  await withIndianFonts(page);
  const problems: Record<string, string[]> = {};
  const passed = new Set<string>();
  let count = 0;
  let index = 0;
  const usual = page.viewportSize();
  await WALKS[walker](page, async (screen) => {
    const { pathname } = new URL(page.url());
    for (const pattern of routesOf(walker)) if (matchPath(pattern, pathname)) passed.add(pattern);
    for (const { language, size, themes, isQuick } of variantsOf(index++)) {
      await show(page, session, language, size);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const measure = theme !== themes[0] ? contrastViolations : isQuick ? quickProblems : everyProblem;
        const found = await measure(page, size);
        count += 1;
        for (const problem of new Set(found))
          (problems[`${screen}: ${problem}`] ??= []).push(`${language}, ${theme}, ${size}`);
      }
    }
    await show(page, session, 'en', 'on a phone');
    if (usual) await page.setViewportSize(usual);
  });
  return { problems, passed, count };
}

async function quickProblems(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...(await inOneLook(page, [tooWide, findBrokenWords, findUnmarkedLanguages]))];
}

async function everyProblem(page: Page, size: Size): Promise<string[]> {
  // Words of 200 % are too wide for some columns of a phone.
  const checks = 'zoomedText' in SIZES[size] ? [findUnmarkedLanguages] : [findBrokenWords, findUnmarkedLanguages];
  return [
    ...(await violationsAndSmallTargets(page)),
    ...(await layoutProblems(page, { withSpacing: !('zoomedText' in SIZES[size]) })),
    ...(await inOneLook(page, checks)),
    ...(await focusProblems(page)),
  ];
}

/** Waits only once until the page has settled. */
async function inOneLook(page: Page, checks: readonly (() => string[])[]): Promise<string[]> {
  const found = await measureSettled(page, () => Promise.all(checks.map((check) => page.evaluate(check))));
  return found.flat();
}

function tooWide(): string[] {
  const wider = document.documentElement.scrollWidth - innerWidth;
  return wider > 0 ? [`it is ${wider} px wider than the window`] : [];
}

async function show(page: Page, session: CDPSession, language: Language, size: Size): Promise<void> {
  const { width, height, fontSize = 16, zoomedText = false }: Window = SIZES[size];
  await page.setViewportSize({ width, height });
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.evaluate(unzoomTexts);
  await speak(page, language);
  if (zoomedText) {
    await settled(page);
    await page.evaluate(zoomTexts);
  }
}

async function speak(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === language) return;
  // Also below an open dialog, where no pointer reaches it.
  await page.locator('footer select').evaluate((select: HTMLSelectElement, chosen) => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await expectOn(html).toHaveAttribute('lang', language);
}

/** As the system's text size does it in the browser inside another app: texts become larger, nothing else. */
function zoomTexts(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => !element.closest('svg'));
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return [element, Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
  });
  for (const [element, fontSize, lineHeight] of sizes) {
    element.dataset['before'] = element.style.cssText;
    element.style.setProperty('font-size', `${fontSize * 2}px`);
    if (lineHeight) element.style.setProperty('line-height', `${lineHeight * 2}px`);
  }
}

function unzoomTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-before]')) {
    element.style.cssText = element.dataset['before'] ?? '';
    delete element.dataset['before'];
  }
}
