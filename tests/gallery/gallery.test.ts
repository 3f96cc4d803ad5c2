import { type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../support/accessibility.ts';
import { coveredBy } from '../support/covered.ts';
import { launchBrowser } from '../support/browser.ts';
import { serveGallery, type ServedGallery } from './serve-gallery.ts';
import { expectOn } from '../support/expect-on.ts';

let gallery: ServedGallery;
let browser: Browser;
let page: Page | undefined;
let consoleErrors: string[];

beforeAll(async () => {
  [gallery, browser] = await Promise.all([serveGallery(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await gallery.close();
});
afterEach(async () => {
  await page?.context().close();
  expect(consoleErrors).toEqual([]);
});

type Theme = 'light' | 'dark';

async function open(
  width: number,
  colorScheme: Theme,
  /** Runs before the page's own scripts. */
  script: () => void = () => undefined,
): Promise<Page> {
  consoleErrors = [];
  // Without motion no test sees a half-finished animation.
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.addInitScript(script);
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  await page.goto(gallery.url);
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  // Loaded after the page; without it a toast is where the style sheet puts it.
  await page.evaluate(`import('/src/ui/toast-position.ts').then(() => undefined)`);
  return page;
}

const SETTINGS = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => [width, theme] as const));

it.each(SETTINGS)(
  'has no accessibility violations or overflow at %i px in the %s theme, with any overlay open',
  async (width, theme) => {
    const shown = await open(width, theme);
    const found = { page: await violations(shown) };
    for (const name of ['Open a dialog', 'Open a sheet', 'Open a long dialog', 'Ask', 'Account', 'Say something bad']) {
      await shown.getByRole('button', { name, exact: true }).click();
      Object.assign(found, { [name]: await violations(shown) });
      await shown.keyboard.press('Escape');
    }
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);

it('keeps icon and label together in the middle of a button that reserves room for another label', async () => {
  const shown = await open(360, 'light');
  const places = await shown.getByRole('button', { name: 'Send', exact: true }).evaluate((pressable) => {
    const face = pressable.querySelector('svg')?.parentElement;
    const label = document.createRange();
    if (face?.lastElementChild) label.selectNodeContents(face.lastElementChild);
    const [room, icon, text] = [pressable, face?.querySelector('svg'), label].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (!room || !icon || !text) throw new Error('The button has no icon or no label.');
    return {
      free: room.width - (text.right - icon.left),
      gap: text.left - icon.right,
      offset: (icon.left + text.right) / 2 - (room.left + room.right) / 2,
    };
  });
  expect(places.free).toBeGreaterThan(80);
  expect(places.gap).toBeLessThanOrEqual(8);
  expect(Math.abs(places.offset)).toBeLessThanOrEqual(1);
});

it('cuts the cover of every theme around the point that is chosen', async () => {
  const shown = await open(360, 'light');
  const covers = shown.getByRole('img', { name: /^Cover of / });
  const points = () =>
    covers.evaluateAll((all) => [...new Set(all.map((cover) => getComputedStyle(cover).objectPosition))]);
  await expectOn(covers).toHaveCount(6);
  expect(await points()).toEqual(['75% 35%']);
  await shown.getByRole('slider', { name: 'What must stay in view' }).press('Shift+ArrowLeft');
  expect(await points()).toEqual(['65% 35%']);
});

describe('overlays', () => {
  const focused = (shown: Page) => shown.evaluate(() => document.activeElement?.textContent ?? '');
  const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true });

  it('show a sheet at the bottom of a phone in full width, and centred on larger screens', async () => {
    const phone = await open(360, 'light');
    await button(phone, 'Open a sheet').click();
    const risen = await phone.getByRole('dialog').boundingBox();
    expect(risen).toMatchObject({ x: 0, width: 360 });
    expect((risen?.y ?? 0) + (risen?.height ?? 0)).toBe(800);
    await phone.context().close();

    const desktop = await open(1280, 'light');
    await button(desktop, 'Open a sheet').click();
    const centred = await desktop.getByRole('dialog').boundingBox();
    expect(Math.abs((centred?.y ?? 0) * 2 + (centred?.height ?? 0) - 800)).toBeLessThan(2);
  });

  it('trap focus in a dialog, keep the page still, and restore focus on close', async () => {
    const shown = await open(360, 'light');
    const opener = button(shown, 'Open a long dialog');
    await opener.click();
    const dialog = shown.getByRole('dialog');
    await expectOn.poll(() => focused(shown)).toBe('More than fits');
    const before = await shown.evaluate(() => scrollY);
    await shown.mouse.move(180, 400);
    await shown.mouse.wheel(0, 5000);
    await expectOn(dialog.getByText('story of number 24.')).toBeInViewport();
    await expectOn(button(shown, 'Done')).toBeInViewport();
    await expectOn(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
    await shown.mouse.wheel(0, 5000);
    expect(await shown.evaluate(() => scrollY)).toBe(before);

    await shown.keyboard.press('Escape');
    await expectOn(dialog).toHaveCount(0);
    await expectOn(opener).toBeFocused();
  });

  it('close a dialog when the backdrop is clicked', async () => {
    const shown = await open(1280, 'light');
    await button(shown, 'Open a dialog').click();
    await shown.getByRole('dialog').getByText('Something short').click();
    await expectOn(shown.getByRole('dialog')).toBeVisible();
    await shown.mouse.click(20, 20);
    await expectOn(shown.getByRole('dialog')).toHaveCount(0);
  });

  it('keep toasts clickable while a dialog is open', async () => {
    const shown = await open(360, 'light');
    await button(shown, 'Open a sheet').click();
    await shown.getByRole('dialog').getByRole('button', { name: 'Contribute ₹1,101' }).click();
    await expectOn(shown.getByText('Link copied to clipboard!')).toBeVisible();
    await button(shown, 'Dismiss').click();
    await expectOn(shown.getByText('Link copied to clipboard!')).toHaveCount(0);
    await expectOn(shown.getByRole('dialog')).toBeVisible();
  });

  it.each([360, 1280])('size a toast to its text at %i px, also without popover support', async (width) => {
    const shown = await open(width, 'light', () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await button(shown, 'Say something good').click();
    const region = shown.locator('.toasts');
    await expectOn(region.getByText('Link copied to clipboard!')).toBeInViewport({ ratio: 1 });
    expect((await region.boundingBox())?.height).toBeLessThan(80);
    await region.getByRole('button', { name: 'Dismiss' }).click();
    await expectOn(region.getByText('Link copied to clipboard!')).toHaveCount(0);

    await button(shown, 'Open a sheet').click();
    const sheet = shown.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Contribute ₹1,101' }).click();
    await sheet.getByRole('button', { name: 'Dismiss' }).click();
    await expectOn(shown.getByText('Link copied to clipboard!')).toHaveCount(0);
  });

  it('give an open popover of toasts the height of its content', async () => {
    const shown = await open(360, 'light');
    await button(shown, 'Say something good').click();
    const region = shown.locator('.toasts:popover-open');
    await expectOn(region).toBeVisible();
    // Not fit-content, which fills the viewport in WebKit 2.50 only: only `npm run test:browsers` sees that.
    expect(await region.evaluate((element) => element.computedStyleMap().get('height')?.toString())).toBe('auto');
  });

  it.each([320, 360, 412, 768, 1280])('show a toast within the window and over no control at %i px', async (width) => {
    const shown = await open(width, 'light');
    const said = shown.locator('.toasts', { hasText: 'Link copied to clipboard!' });
    await button(shown, 'Say something good').click();
    await expectOn(said).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(said)).toEqual([]);
    await said.getByRole('button', { name: 'Dismiss' }).click();

    await button(shown, 'Open a sheet').click();
    await shown.getByRole('dialog').getByRole('button', { name: 'Contribute ₹1,101' }).click();
    await expectOn(said).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(said)).toEqual([]);
  });

  it('let clicks through the text of a toast', async () => {
    const shown = await open(360, 'light');
    await button(shown, 'Say something bad').click();
    const text = await shown.locator('.toast p').boundingBox();
    expect(text).not.toBeNull();
    const hit = await shown.evaluate(
      ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toasts') ?? null,
      text!,
    );
    expect(hit).toBeNull();
  });

  it('place a menu next to its button within the page, and restore focus on Escape', async () => {
    const shown = await open(360, 'light');
    const account = button(shown, 'Account');
    await account.click();
    const menu = shown.getByRole('menu');
    const [list, opener] = [await menu.boundingBox(), await account.boundingBox()];
    expect(list && opener && list.x >= 0 && list.x + list.width <= 360).toBe(true);
    const gap = Math.max(
      (list?.y ?? 0) - (opener?.y ?? 0) - 44,
      (opener?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0),
    );
    expect(Math.round(gap)).toBe(6);
    await expectOn.poll(() => focused(shown)).toContain('Profile Settings');
    await shown.keyboard.press('ArrowDown');
    await expectOn.poll(() => focused(shown)).toContain('Sign Out');
    await shown.keyboard.press('Escape');
    await expectOn(menu).toBeHidden();
    await expectOn(account).toBeFocused();

    await account.click();
    await shown.mouse.click(5, 400);
    await expectOn(menu).toBeHidden();
  });
});

it('every button, field and tab is large enough to tap', async () => {
  const shown = await open(360, 'light');
  const small = await shown.evaluate(() =>
    [...document.querySelectorAll('button, select, textarea, input:not([type=file]), [role=tab], a:not(p a, label a)')]
      .map((control) => ({ control: control.closest('label') ?? control, name: control.outerHTML.slice(0, 120) }))
      .filter(({ control }) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && (height < 43.9 || width < 43.9);
      })
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});

it('nothing shifts when the display font loads or the gallery renders', async () => {
  const shown = await open(360, 'light');
  await shown.evaluate(() => document.fonts.ready);
  const shift = await shown.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called if nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});
