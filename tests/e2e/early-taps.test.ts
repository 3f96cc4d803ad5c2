import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { GIFT_IDEA_GROUPS } from '../../src/domain/gift-ideas.ts';
import { rupees } from '../../src/domain/money.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { expectOn } from '../support/expect-on.ts';
import { holdFiles } from './hold-files.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const ITEMS = [gift('Swing', 20_000), gift('Lamp', 501), gift('Kettle', 1_500)];

const visitors = visitorsOfThisFile();

async function phone(): Promise<BrowserContext> {
  const context = await visitors.newWindow({ isMobile: true, hasTouch: true });
  // Counts opened sheets, because a sheet that opened twice cannot be seen.
  await context.addInitScript({
    content: `{
      window.opened = [];
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        window.opened.push(this);
        showModal.call(this);
      };
    }`,
  });
  return context;
}

const openedSheets = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { opened: Element[] }).opened.map((sheet) => sheet.querySelector('h2')?.textContent),
  );

describe('a tap on a page that is not hydrated yet', () => {
  const SHEETS = [
    ['Contribute to Swing', 'Contribute to Swing'],
    ['Bless the couple', 'Bless the couple'],
    ['Share', 'Share this page'],
  ] as const;

  it.each(SHEETS)(
    'opens the sheet of “%s” exactly once, at any moment until React takes over',
    { timeout: 240_000 },
    async (button, sheet) => {
      const { path } = await aWishlist({ items: ITEMS });
      const context = await phone();
      let isLive = false;
      // Half a second in steps of 50 ms; a slow machine, which needs longer, takes larger ones.
      for (let delay = 0; !isLive; delay += Math.max(50, Math.round(delay / 10))) {
        const page = await context.newPage();
        const release = await holdFiles(page);
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
        const { x, y, width, height } = await boxOf(page, button);
        await release();
        await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
        isLive = await page.locator('body[data-live]').isVisible();
        await page.touchscreen.tap(x + width / 2, y + height / 2);
        await expectOn(page.getByRole('dialog', { name: sheet }), `after ${delay} ms`).toBeVisible();
        expect(await openedSheets(page), `after ${delay} ms`).toEqual([sheet]);
        await page.close();
      }
    },
  );

  it('opens once for an impatient guest, and the last button wins', async () => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    await page.getByRole('button', { name: 'Contribute to Swing' }).tap();
    await page.getByRole('button', { name: 'Contribute to Swing' }).tap();
    await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toHaveAttribute('aria-busy', 'true');
    await release();
    await expectOn(page.getByRole('dialog', { name: 'Contribute to Swing' })).toBeVisible();
    expect(await openedSheets(page)).toEqual(['Contribute to Swing']);
  });

  it.each([
    ['a mouse button', 'is held down', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
    ['the space bar', 'is held down', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')],
  ])('counts when %s %s while React takes over', async (_what, _how, press, lift) => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Contribute to Swing' });
    await button.hover();
    await button.focus();
    await press(page);
    await release();
    await page.locator('[data-hydrated=true]').waitFor();
    await lift(page);
    await expectOn(page.getByRole('dialog', { name: 'Contribute to Swing' })).toBeVisible();
    expect(await openedSheets(page)).toEqual(['Contribute to Swing']);
  });

  it('keeps the keyboard focus on the button, and the page where it is', async () => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Contribute to Lamp' });
    await button.focus();
    await isLaidOut(button);
    const before = await button.boundingBox();
    await release();
    await page.locator('body[data-live]').waitFor();
    await expectOn(button).toBeFocused();
    expect(await button.boundingBox()).toEqual(before);
    await page.keyboard.press('Enter');
    await expectOn(page.getByRole('dialog', { name: 'Contribute to Lamp' })).toBeVisible();
  });

  it('opens the menu', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}/about`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await release();
    await expectOn(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gift Ideas' }),
    ).toBeVisible();
  });
});

describe('a tap on a page whose screen arrives last', () => {
  it('counts for a member whose account is known before', async () => {
    const page = await visitors.signedInAt('/about', 'simrat');
    const release = await holdFiles(page, 'gift-ideas-screen-*.js');
    const screen = page.waitForRequest(/gift-ideas-screen/);
    await goTo(page, `${inject('appUrl')}/gift-suggestions`, { waitUntil: 'commit' });
    await screen;
    const button = page.getByRole('button', { name: /: A tiger safari$/ });
    await button.click();
    await expectOn(button).toHaveAttribute('aria-busy', 'true');
    // Otherwise React would replace the tapped button when it learns of the account.
    await expectOn(page.locator('[data-hydrated=true]')).toHaveCount(0);
    await release();
    await expectOn(page.getByText('1 idea picked')).toBeVisible();
    await expectOn(button).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a language chosen on a page that is not hydrated yet', () => {
  it.each([
    ['a public page', '/contact', /\/ta\/contact$/],
    ['a public page in another language', '/hi/contact', /\/ta\/contact$/],
    ['a wishlist', null, /\/wishlist\//],
  ])('is adopted on %s', async (_, address, arrives) => {
    const path = address ?? (await aWishlist({ items: ITEMS })).path;
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
    await page.locator('footer select').selectOption('ta');
    await release();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'ta');
    await expectOn(page).toHaveURL(arrives);
    await expectOn(page.locator('footer select')).toHaveValue('ta');
  });

  it('is not mistaken for the language that the page was built in', async () => {
    const { path } = await aWishlist({ items: ITEMS, details: { language: 'hi' } });
    const page = await (await phone()).newPage();
    await goTo(page, `${inject('appUrl')}${path}`);
    await page.locator('body[data-live]').waitFor();
    await expectOn(page.locator('footer select')).toHaveValue('hi');
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
});

/** Style sheets and fonts have arrived, so the button no longer moves. */
async function isLaidOut(button: Locator): Promise<void> {
  await button.tap({ trial: true });
  await button.evaluate(async () => void (await document.fonts.ready));
}

async function boxOf(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await isLaidOut(button);
  const box = await button.boundingBox();
  if (!box) throw new Error(`“${name}” is not visible.`);
  return box;
}

describe('the guest’s page when React takes over', () => {
  const FONTS = [
    ['the fonts of this machine', ''],
    ['a wider font', 'main { letter-spacing: 0.12em }'],
    ['a bold font from another family, which makes its lines taller', 'strong { vertical-align: 3px }'],
  ] as const;

  it.each(FONTS)('shifts nothing while hydrating on a small phone with %s', async (_fonts, css) => {
    const { path } = await aWishlist({
      items: [
        gift('Bed', 24_000, { priority: 'high', externalUrl: 'https://example.com/bed' }),
        gift('Kashmir', 42_000, { category: 'experience', minContribution: rupees(500) }),
        ...ITEMS,
      ],
    });
    const context = await phone();
    await context.addInitScript((fonts) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(fonts);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const page = await context.newPage();
    await page.setViewportSize({ width: 320, height: 740 });
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
    await isLaidOut(page.getByRole('button', { name: 'Contribute to Swing' }));
    const before = await placesOfTexts(page);
    expect(before.length).toBeGreaterThan(20);
    await release();
    await page.locator('body[data-live]').waitFor();
    expect(await placesOfTexts(page)).toEqual(expect.arrayContaining(before));
  });
});

/** The visible texts and buttons of the page, with their distance from its top. */
function placesOfTexts(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h3, p:not([role=status]), a, button)').evaluateAll((elements: HTMLElement[]) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim() !== '')
      .map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return `“${element.innerText}” (${element.tagName}) at ${top + scrollY}, ${height} high`;
      }),
  );
}

describe('a form sent before it is hydrated', () => {
  const address = () => `${crypto.randomUUID()}@example.com`;

  it('subscribes to the newsletter', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    const email = address();
    await goTo(page, `${inject('appUrl')}/about`, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByLabel('Your email address').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).tap();
    await expectOn(page.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true');
    await release();
    await expectOn(page.getByRole('contentinfo').getByText(email)).toBeVisible();
  });

  it('subscribes to gift ideas with Enter', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    const email = address();
    await goTo(page, `${inject('appUrl')}/gift-suggestions`, { waitUntil: 'commit' });
    await page.getByRole('main').getByLabel('Your email address').fill(email);
    await page.keyboard.press('Enter');
    await release();
    await expectOn(page.getByRole('main').getByText(email)).toBeVisible();
  });

  it('sends the message of the contact form', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}/contact`, { waitUntil: 'commit' });
    const form = page.getByRole('main');
    await form.getByLabel('Your name').fill('Asha Rao');
    await form.getByLabel('Email address').fill(address());
    await form.getByLabel('Priority').selectOption('high');
    await form.getByLabel('Subject').fill('The date');
    await form.getByLabel('Message', { exact: true }).fill('Our list shows the wrong date.');
    await form.getByRole('button', { name: 'Send Message' }).tap();
    await release();
    await expectOn(page.getByText('Message Sent!')).toBeVisible();
  });

  it('keeps what was typed, and says what is missing', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}/contact`, { waitUntil: 'commit' });
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByRole('button', { name: 'Send Message' }).tap();
    await release();
    await expectOn(page.getByText('Please fill in this field').first()).toBeVisible();
    await expectOn(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  });

  it('shows the gift ideas of the filter that was chosen', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}/gift-suggestions`, { waitUntil: 'commit' });
    const groups = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: 'Ideas made for you' });
    await expectOn(groups).toHaveCount(GIFT_IDEA_GROUPS.length);
    const filter = page.getByRole('radio').nth(2);
    await page.getByRole('radiogroup').locator('label').nth(2).tap();
    await expectOn(filter).toBeChecked();
    await expectOn(groups).toHaveCount(GIFT_IDEA_GROUPS.length);
    await release();
    await expectOn(groups).toHaveCount(1);
    await expectOn(filter).toBeChecked();
  });

  it('adds every gift idea that was tapped', async () => {
    const page = await (await phone()).newPage();
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}/gift-suggestions`, { waitUntil: 'commit' });
    const ideas = page.getByRole('main').getByRole('listitem').getByRole('button');
    await ideas.nth(0).tap();
    await ideas.nth(1).tap();
    await release();
    await expectOn(ideas.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expectOn(ideas.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });
});
