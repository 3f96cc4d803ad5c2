import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { brokenWords } from '../support/broken-words.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { overlaysLeft } from './overlay-history.ts';
import { OwnDatabase } from './own-database.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const WIDTH = 360;
const LIST = `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}`;

/** A different endless word for each free-text field. */
const LATIN = 'Shubhvivahnimantranpatrika'.repeat(8).slice(0, 200);
const DEVANAGARI = 'शुभविवाहनिमंत्रणपत्रिका'.repeat(9).slice(0, 200);
const URL_200 = `https://bazaar.example/${'weddingregistry'.repeat(13)}`.slice(0, 200);
/** Names stored before names had bounds: without spaces, or with stacked marks. */
const NAMES = ['Venkatanarasimharajuvaripeta'.repeat(4).slice(0, 100), `Ravi${'\u0302\u0323'.repeat(20)} Kumar`];
/** Four lines of the largest text are lower than this. */
const TALLEST_NAME_PX = 130;
const ENDLESS: Readonly<Record<string, string>> = {
  title: LATIN,
  itemTitle: DEVANAGARI,
  description: URL_200,
  message: URL_200,
  subject: DEVANAGARI,
  announcement: URL_200,
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

async function endlessDatabase(): Promise<OwnDatabase> {
  const database = await OwnDatabase.start(visitors);
  const demo = demoDocuments({ now: new Date(), origin: inject('appUrl') });
  await database.write(withEndlessWords(demo) as typeof demo);
  return database;
}

/** Elements that overflow the window or are cut off where nothing can be scrolled, and names that nothing clips. */
async function misfits(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(
    ({ names, tallest }) => {
      const found = [...document.querySelectorAll('html, dialog[open], [popover]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => `${one.tagName} is ${one.scrollWidth} px wide in ${one.clientWidth} px`);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (!holder?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
        if (right > edgeOf(holder) + 1)
          found.push(`“${text.textContent.slice(0, 40)}” is cut off in ${holder.className}`);
        if (names.some((name) => text.textContent?.includes(name)) && !isClipped(holder))
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
    { names: NAMES, tallest: TALLEST_NAME_PX },
  );
}

type Look = (what: string) => Promise<void>;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (path: string) => `${inject('appUrl')}${path}`;

async function asGuest(page: Page, look: Look): Promise<void> {
  await page.goto(at(LIST));
  await button(page, /^Contribute to/)
    .first()
    .waitFor();
  await look('wishlist');
  await button(page, 'Read more').first().click();
  await look('wishlist, opened');
  await button(page, 'Share').click();
  await button(page, 'QR code').click();
  await button(page, 'Download as PNG').waitFor();
  await look('sharing');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog', { name: 'QR code' })).toBeHidden();
  await page.keyboard.press('Escape');
  await button(page, 'Report this page').click();
  await page.getByLabel('Anything to add?').fill(URL_200);
  await look('reporting');
  await page.keyboard.press('Escape');
  await button(page, /^Contribute to/)
    .first()
    .click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('amount');
  await page.getByRole('dialog').getByRole('group').getByRole('button').first().click();
  await button(page, 'Next: your blessing').click();
  await page.getByLabel('Your blessing').fill(URL_200);
  await page.getByLabel('Your name').fill(URL_200.slice(0, 60));
  await look('blessing');
  await button(page, /^Contribute ₹/).click();
  await expectOn(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await look('thanks');
  await page.goto(at('/help'));
  await page.waitForFunction(() => sessionStorage.getItem('shagun.settings'));
  for (const path of [
    '/',
    '/gift-suggestions',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/pricing',
    '/help',
    '/404',
  ]) {
    await page.goto(at(path));
    await page.getByRole('complementary', { name: 'Announcement' }).getByRole('paragraph').waitFor();
    await look(path);
  }
  for (const path of ['/login', '/register', '/create-wishlist', `${LIST}x`]) {
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path);
  }
}

async function asOwner(page: Page, look: Look): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await look('dashboard');
  await button(page, 'Share').first().click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('dashboard, sharing');
  await page.keyboard.press('Escape');
  await button(page, /^Notifications/).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await look('bell');
  await page.goto(at(`${LIST}/analytics`));
  await button(page, /^(Mark as thanked|Thanked):/)
    .first()
    .waitFor();
  await look('analytics');
  await page.goto(at(`${LIST}/edit`));
  await page.getByLabel('Title').waitFor();
  await look('edit');
  await button(page, /^Edit /)
    .first()
    .click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('edit, a gift');
  await page.keyboard.press('Escape');
  await button(page, 'Delete wishlist').click();
  await expectOn(page.getByRole('alertdialog')).toBeVisible();
  await look('edit, deleting');
  await page.goto(at(LIST));
  await expectOn(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  await look('own page');
  await page.goto(at('/create-wishlist'));
  await page.getByLabel('Title').fill(LATIN);
  await page.getByLabel('Welcome').fill(URL_200);
  await button(page, 'Paste a list').click();
  await page.getByLabel(/^One gift per line/).fill(`${LATIN.slice(0, 90)} 2500\n${DEVANAGARI.slice(0, 90)} 1,500`);
  await look('pasting');
  await button(page, /^Add 2 gifts/).click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await look('creating');
  await overlaysLeft(page);
  await page.goto(at('/gift-suggestions'));
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await look('gift ideas, picked');
  await page.goto(at('/profile'));
  await expectOn(page.getByRole('region', { name: 'In numbers' }).getByText(/^₹/)).toBeVisible();
  await look('profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Full name').waitFor();
  await look('profile, editing');
}

async function asAdmin(page: Page, look: Look): Promise<void> {
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  await look('/admin');
  await page.goto(at('/admin/users'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/users');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /details/i })
    .click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('/admin/users, details');
  await page.goto(at('/admin/wishlists'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/wishlists');
  await page.goto(at('/admin/wishlists?tab=reports'));
  await page.getByRole('article').first().waitFor();
  await look('/admin/wishlists, reports');
  await page.goto(at('/admin/wishlists?owner=demo-gauri'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/wishlists, of an owner');
  await page.goto(at('/admin/transactions'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/transactions');
  await page.goto(at('/admin/log'));
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await look('/admin/log');
  await page.goto(at('/admin/analytics'));
  await page
    .getByRole('main')
    .getByRole('link', { name: LATIN.slice(0, 20) })
    .first()
    .waitFor();
  await look('/admin/analytics');
  await page.goto(at('/admin/support'));
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();
  await look('/admin/support');
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('button').first().click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('/admin/support, a message');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/support, subscribers');
  await overlaysLeft(page);
  await page.goto(at('/admin/settings'));
  await page.getByLabel('Fee (%)').waitFor();
  await look('/admin/settings');
}

it.each([
  ['a guest', asGuest, '/help', null],
  ['an owner', asOwner, '/dashboard', 'gauri'],
  ['an admin', asAdmin, '/admin', 'admin'],
] as const)(
  'never scrolls sideways for %s with words of 200 characters',
  { timeout: 300_000 },
  async (_, see, path, who) => {
    visitors.expectErrors(/status of 404/);
    const database = await endlessDatabase();
    const page = await (who ? database.signedInAt(path, who) : database.at(path));
    await page.setViewportSize({ width: WIDTH, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    await see(page, async (what) => {
      found[what] = await misfits(page);
    });
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  },
);

it('breaks no word of the register between the widths of a phone and a computer', async () => {
  const path = `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`;
  const page = await visitors.signedInAt(path, 'gauri');
  await expectOn(page.getByRole('button', { name: /^(Mark as thanked|Thanked):/ }).first()).toBeVisible();
  for (const width of [640, 700, 768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
});
