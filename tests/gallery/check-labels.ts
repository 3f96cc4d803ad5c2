/**
 * Part of `npm run check:languages`: whether the labels of all controls fit at 360 px, in every language. The gallery
 * shows them in Noto fonts from npm, so that the result is the same on machines without Indian fonts.
 */
import { type Locator, type Page } from '@playwright/test';
import { controlLabels } from '../../scripts/check/control-labels.ts';
import { CONTROL_KINDS } from '../../src/features/gallery/control-labels.ts';
import { LANGUAGE_NAMES } from '../../src/config/messages/languages.ts';
import { launchBrowser } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { overflowing } from './overflowing.ts';
import { serveGallery } from './serve-gallery.ts';

/** Shown at once (src/ui/toast.ts). */
const MOST_TOASTS = 3;

const SCRIPTS = ['Devanagari', 'Gujarati', 'Tamil', 'Telugu'];

const CHOICES = [...Object.values(LANGUAGE_NAMES), 'Pseudo'];

const [gallery, browser] = await Promise.all([serveGallery(), launchBrowser()]);
try {
  const labels = controlLabels();
  for (const kind of CONTROL_KINDS) if (!labels[kind]) throw new Error(`No label of the kind ${kind} is found.`);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  // tsx wraps functions in it.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript((shown) => {
    window.controlLabels = shown;
  }, labels);
  await page.goto(new URL('labels.html', gallery.url).href);
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  for (const script of SCRIPTS) {
    const font = `16px 'Noto Sans ${script} Variable'`;
    const faces = await page.evaluate(async (wanted) => (await document.fonts.load(wanted, 'அआઅఅ')).length, font);
    if (faces === 0) throw new Error(`There is no font for ${script}.`);
  }
  for (const choice of CHOICES) {
    await press(page.getByRole('radio', { name: choice }));
    await page.getByRole('radio', { name: choice, checked: true }).waitFor();
    for (const problem of await problemsOf(page, (labels.toast?.length ?? 0) + 2)) {
      console.error(`${choice}: ${problem}`);
      process.exitCode = 1;
    }
  }
} finally {
  await Promise.all([browser.close(), gallery.close()]);
}

/** `toasts`: how many there are, with the two about parts of a page. */
async function problemsOf(page: Page, toasts: number): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const look = async (part: Locator) => {
    await settled(page);
    for (const problem of await overflowing(part)) found.add(problem);
  };
  await look(page.locator('body'));
  await press(page.getByRole('button', { name: 'Menu with every item' }));
  await look(page.locator('body'));
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Every title in a sheet' }));
  await look(page.locator('body'));
  await page.keyboard.press('Escape');
  // Found only once: on this page of a thousand controls, that takes a tenth of a second.
  const nextToast = await page.getByRole('button', { name: 'Next toast' }).elementHandle();
  for (let shown = 0; shown < toasts; shown += MOST_TOASTS) {
    for (let next = 0; next < MOST_TOASTS; next++) await nextToast?.evaluate(click);
    await look(page.locator('.toasts'));
  }
  return found;
}

async function press(control: Locator): Promise<void> {
  await control.evaluate(click);
}

/** Also while a toast lies above it. */
function click(element: SVGElement | HTMLElement): void {
  if (element instanceof HTMLElement) element.click();
}
