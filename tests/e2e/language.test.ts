import { type BrowserContext, type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { type Language } from '../../src/domain/language.ts';
import { OFFERED_LANGUAGES } from '../../src/config/messages/languages.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAs } from './giving.ts';
import { holdFiles } from './hold-files.ts';
import { goTo, reload } from './navigate.ts';
import { overlayDepthIs, overlaysLeft } from './overlay-history.ts';
import { signInPageFor, submitSignIn } from './sign-in.ts';
import { hydrated, type Prepare, visitorsOfThisFile } from './visitors.ts';

const ITEMS = [gift('Swing', 20_000), gift('Lamp', 501)];
const offered: readonly Language[] = OFFERED_LANGUAGES;

/** Names, UPI (scripts/check/may-stay-latin.ts), and what the couple and the demo data's admin wrote. */
const NAMES =
  /Shagun|English|\bUPI\b|Asha & Ravi|Your blessings are enough\.|Swing|Lamp|For the first Diwali|The wedding season .*!|\S+@\S+/g;
const latinWords = (text: string) => text.replace(NAMES, '').match(/[A-Za-z]{2,}/g) ?? [];

const visitors = visitorsOfThisFile();

/** A guest whose browser prefers these languages. */
function open(path: string, languages: readonly string[], prepare?: Prepare): Promise<Page> {
  return visitors.open(path, async (context) => {
    await context.addInitScript((known) => {
      Object.defineProperty(navigator, 'languages', { get: () => known });
    }, languages);
    await prepare?.(context);
  });
}

/** Records what could be read in each frame, also before a page leads to another one. */
const watched = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    Object.assign(window, { seen });
    addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify(seen)));
    const look = () => {
      seen.push(document.getElementById('root')?.innerText ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const HINDI = ['hi-IN', 'en'];

// Without a translation there is nothing to choose.
describe.runIf(offered.includes('hi'))('the page of a shared link', () => {
  it('is in the browser’s language from the first paint on', async () => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await open(path, HINDI, watched);
    await hydrated(page);
    await expectOn(page.getByRole('heading', { name: 'Swing' })).toBeVisible();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectOn(page.getByRole('button', { name: /Swing/ })).toBeVisible();
    expect((await seenIn(page)).flatMap(latinWords)).toEqual([]);
  });

  it('is painted in the wishlist’s language before any other script runs', async () => {
    visitors.expectErrors(/ERR_FAILED/);
    const { path } = await aWishlist({ items: ITEMS, details: { language: 'hi' } });
    const page = await open(path, ['en-IN'], async (context) => {
      await watched(context);
      await context.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    });
    await expectOn(page.getByRole('heading', { name: 'Swing' })).toBeVisible();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toMatch(/[A-Za-z]/);
    expect((await seenIn(page)).flatMap(latinWords)).toEqual([]);
  });

  it.each([
    ['the link', '?lang=en', 'hi', HINDI, 'en'],
    ['the link', '?lang=hi', null, ['en-IN'], 'hi'],
    ['the wishlist', '', 'en', HINDI, 'en'],
    ['the wishlist', '', 'hi', ['en-IN'], 'hi'],
    ['the wishlist', '', 'ta', HINDI, 'ta'],
  ] as const)('is in the language of %s: %s', async (_, query, language, browserLanguages, expected) => {
    const { path } = await aWishlist({ items: ITEMS, details: { language } });
    const page = await open(path + query, browserLanguages);
    await hydrated(page);
    await expectOn(page.getByRole('heading', { name: 'Swing' })).toBeVisible();
    await expectOn(page.locator('html')).toHaveAttribute('lang', expected);
  });

  it('is in the language of a member’s profile, not of the link or the wishlist', async () => {
    const { path } = await aWishlist({ items: ITEMS, details: { language: 'en' } });
    const page = await open(signInPageFor('/dashboard'), ['en-IN']);
    await submitSignIn(page, (await aPerson('Asha Rao', { language: 'hi' })).email);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    await goTo(page, `${inject('appUrl')}${path}?lang=en`);
    await hydrated(page);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  it('is in the language chosen on the device, not of the wishlist', async () => {
    const { path } = await aWishlist({ items: ITEMS, details: { language: 'en' } });
    const page = await open('/about', ['en-IN']);
    await hydrated(page);
    await page.locator('footer select').selectOption('hi');
    await expectOn(page).toHaveURL(/\/hi\/about$/);
    await goTo(page, `${inject('appUrl')}${path}`);
    await hydrated(page);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  it('switches in place, and keeps the choice after a reload', async () => {
    const { path } = await aWishlist({ items: ITEMS, details: { language: 'en' } });
    const page = await open(`${path}?lang=en`, HINDI);
    await hydrated(page);
    const select = page.locator('footer select');
    await select.selectOption('hi');
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectOn(select).toHaveValue('hi');
    await expectOn(page).toHaveURL(/\?lang=hi$/);
    await reload(page);
    await hydrated(page);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  /** By the switcher in the footer, without scrolling to it. */
  const switchTo = async (page: Page, language: Language) => {
    await page.locator('footer select').evaluate((select: HTMLSelectElement, chosen) => {
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
    await expectOn(page.locator('html')).toHaveAttribute('lang', language);
  };

  it('keeps the gift in view where it is when the language is switched', async () => {
    const items = Array.from({ length: 8 }, (_, at) => gift(`Lamp ${at + 1}`, 501));
    const { path } = await aWishlist({ items });
    const page = await open(`${path}?lang=en`, HINDI);
    await hydrated(page);
    const seventh = page.getByRole('heading', { name: 'Lamp 7' });
    await seventh.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    const top = () => seventh.evaluate((heading) => heading.getBoundingClientRect().top);
    for (const language of ['hi', 'ta', 'en'] as const) {
      const before = await top();
      await switchTo(page, language);
      await expectOn.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    }
  });

  it('keeps the open sheet, what is typed and the focus when the language is switched', async () => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await open(`${path}?lang=en`, HINDI);
    await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹501', 'Khush raho!');
    const name = page.getByRole('dialog').locator('input[autocomplete=name]');
    await expectOn(name).toBeFocused();
    await switchTo(page, 'hi');
    await expectOn(name).toHaveValue('Meena Aunty');
    await expectOn(name).toBeFocused();
    await expectOn(page.getByRole('dialog').locator('textarea')).toHaveValue('Khush raho!');
    expect(latinWords((await page.getByRole('dialog').innerText()).replace(/Meena Aunty|Khush raho!/g, ''))).toEqual(
      [],
    );
  });

  it('falls back to English if the messages cannot be loaded', async () => {
    visitors.expectErrors(/ERR_FAILED/);
    const { path } = await aWishlist({ items: ITEMS });
    const page = await open(path, HINDI, (context) => context.route(/\/hi\.json$/, (route) => route.abort()));
    await hydrated(page);
    await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

describe.runIf(offered.includes('hi'))('a public page', () => {
  it('is in the language of its address without JavaScript', async () => {
    const page = await (await visitors.newWindow({ javaScriptEnabled: false })).newPage();
    await goTo(page, `${inject('appUrl')}/hi/pricing`);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectOn(page).toHaveTitle(/[\u0900-\u097f].* · Shagun$/);
    await expectOn(page.locator('meta[name=description]')).toHaveAttribute('content', /[\u0900-\u097f]/);
    await expectOn(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'hi_IN');
    await expectOn(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/pricing$/);
    expect(latinWords((await page.locator('body').innerText()).replace('JavaScript', ''))).toEqual([]);
    await page.getByRole('contentinfo').locator('a[href="/hi/help"]').click();
    await expectOn(page).toHaveURL(/\/hi\/help$/);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  it('stays in the language of its address, and links to pages in it', async () => {
    const page = await open('/hi/pricing', ['en-IN'], watched);
    await hydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/hi/gift-suggestions"]').click();
    await expectOn(page).toHaveURL(/\/hi\/gift-suggestions$/);
    await expectOn(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expectOn(page).toHaveURL(/\/hi\/pricing$/);
    await page.getByRole('contentinfo').locator('a[href="/hi/gift-suggestions"]').waitFor();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect((await seenIn(page)).flatMap(latinWords)).toEqual([]);
  });

  it('redirects to the reader’s language before the first paint', async () => {
    const page = await open('/pricing?via=qr#examples', HINDI, watched);
    await expectOn(page).toHaveURL(/\/hi\/pricing\?via=qr#examples$/);
    await hydrated(page);
    expect((await seenIn(page)).flatMap(latinWords)).toEqual([]);
  });

  it('switches to its address in the chosen language, and keeps the input and an open menu', async () => {
    const page = await open('/hi/contact', ['en-IN']);
    await hydrated(page);
    const name = page.locator('main input[autocomplete=name]');
    await name.fill('Asha');
    await page.locator('header button[aria-controls]').click();
    await overlayDepthIs(page, 1);
    await page.locator('header nav select').last().selectOption('ta');
    await expectOn(page).toHaveURL(/\/ta\/contact$/);
    await overlayDepthIs(page, 1);
    const menu = page.locator('header nav').last();
    await expectOn(menu).toBeVisible();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expectOn(menu).toBeHidden();
    await overlaysLeft(page);
    await expectOn(page).toHaveURL(/\/ta\/contact$/);
    await expectOn(name).toHaveValue('Asha');
    await goTo(page, `${inject('appUrl')}/help`);
    await expectOn(page).toHaveURL(/\/ta\/help$/);
    await hydrated(page);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'ta');
  });

  it('keeps the input when the language is switched before its screen is hydrated', async () => {
    const page = await (await visitors.newWindow()).newPage();
    const release = await holdFiles(page, 'contact-screen-*.js');
    const screen = page.waitForRequest(/contact-screen-/);
    await goTo(page, `${inject('appUrl')}/hi/contact`, { waitUntil: 'commit' });
    const name = page.locator('main input[autocomplete=name]');
    const email = page.locator('footer input[type=email]');
    await name.fill('Asha');
    await email.fill('asha@example.com');
    const painted = await name.elementHandle();
    await page.locator('footer select').selectOption('ta');
    await screen;
    await release();
    await expectOn(page).toHaveURL(/\/ta\/contact$/);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'ta');
    await expectOn(name).toHaveValue('Asha');
    await expectOn(email).toHaveValue('asha@example.com');
    expect(await painted?.evaluate((input) => input.isConnected)).toBe(true);
  });

  it('shows 404 in the language of its address', async () => {
    const page = await open('/hi/no-such-page', ['en-IN']);
    await expectOn(page.getByRole('heading', { level: 1 })).toContainText(/404.*[\u0900-\u097f]/);
    await goTo(page, `${inject('appUrl')}/xx/about`);
    await expectOn(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });

  it('stays readable, with a notice, if its messages cannot be loaded', async () => {
    visitors.expectErrors(/ERR_FAILED/);
    const page = await open('/hi/pricing', ['en-IN'], (context) =>
      context.route(/\/first\.json$/, (route) => route.abort()),
    );
    await expectOn(page.locator('#not-started')).toBeVisible();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
