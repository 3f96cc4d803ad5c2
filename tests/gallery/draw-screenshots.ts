/** `node --import tsx tests/gallery/draw-screenshots.ts`: draws the pictures that browsers show before they install the application. */
import { type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideAppFor } from '../../scripts/preview/shared-build.ts';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { seed } from '../../scripts/seed/seed.ts';
import { GAURI_WEDDING } from '../../scripts/seed/stories/gauri-wedding.ts';
import { LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { type Screenshot, SCREENSHOTS } from '../../src/app/screenshots.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { withIndianFonts } from '../support/fonts.ts';
import { settled } from '../support/settled.ts';
import { startTestSuite } from '../support/test-suite.ts';

const QUALITY = 55;
const WEDDING = `/wishlist/${uuidOf('wishlist', GAURI_WEDDING.key)}`;

const SCREENS: Readonly<Record<Screenshot['screen'], { readonly who: PersonKey; readonly path: string }>> = {
  dashboard: { who: 'simrat', path: '/dashboard' },
  // Its blessings are in letters that the fonts of tests have.
  register: { who: 'gauri', path: `${WEDDING}/analytics` },
};

/** Below the bar of the site, in CSS pixels. */
const ROOM = 76;

/** Paints every text again: those that were painted before the fonts arrived may have boxes for letters. */
function paintAgain(): void {
  document.body.style.fontKerning = 'none';
}

/** The filters of the register, and its first gifts. */
function showFilters(search: Element, room: number): void {
  const filters = search.nextElementSibling ?? search;
  scrollTo(0, scrollY + filters.getBoundingClientRect().top - room);
}

async function signIn(page: Page, origin: string, who: PersonKey): Promise<void> {
  await page.goto(`${origin}/login?next=/dashboard`);
  await page.locator('[data-hydrated=true]').waitFor();
  await page.getByLabel('Email address', { exact: true }).fill(DEMO_PEOPLE[who].email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('complementary').getByRole('button').click();
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('footer select').selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

async function draw(page: Page, origin: string, language: Language, shot: Screenshot): Promise<void> {
  await page.goto(origin + SCREENS[shot.screen].path);
  await page.locator(`html[lang=${language}]`).waitFor();
  const isRegister = shot.screen === 'register';
  await page
    .getByRole(isRegister ? 'rowheader' : 'article')
    .first()
    .waitFor();
  await settled(page);
  if (isRegister) await page.getByRole('search').evaluate(showFilters, ROOM);
  await page.evaluate(paintAgain);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      x: cssVisualViewport.pageX,
      y: cssVisualViewport.pageY,
      width: shot.width / shot.scale,
      height: shot.height / shot.scale,
      scale: shot.scale,
    },
  });
  writeFileSync(join(PROJECT_ROOT, 'public', shot.file(language)), Buffer.from(data, 'base64'));
}

const { ports, stop } = await startTestSuite('screenshots', async ({ suite, ports, hostingFolder }) => {
  await Promise.all([suite.ready(), provideAppFor(ports, hostingFolder)]);
  await seed(ports, { origin: `http://${LOOPBACK}:${ports.hosting}` });
});
const browser = await launchBrowser();
try {
  const origin = `http://${LOOPBACK}:${ports.hosting}`;
  mkdirSync(join(PROJECT_ROOT, 'public/screenshots'), { recursive: true });
  for (const shot of SCREENSHOTS) {
    const { width, height, scale } = shot;
    const page = await browser.newPage({
      ...{ viewport: { width: width / scale, height: height / scale }, deviceScaleFactor: scale },
      ...{ colorScheme: 'light', locale: 'en-IN', reducedMotion: 'reduce' },
    });
    // tsx wraps functions in it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await withIndianFonts(page);
    await signIn(page, origin, SCREENS[shot.screen].who);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await draw(page, origin, language, shot);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await stop();
}
