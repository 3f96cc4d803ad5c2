import { type Locator, type Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { FORM_SHEETS } from './form-sheets.ts';
import { accountKnown, visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();

/** The height above the keyboard of a 740 px phone. */
const VISIBLE_PX = 400;

const PHONE = { width: 360, height: 740 };

interface Keyboard {
  readonly open: (page: Page) => Promise<void>;
  readonly close: (page: Page) => Promise<void>;
}

/** Browsers make room for an on-screen keyboard by resizing the window or only the visual viewport. */
const KEYBOARDS: Readonly<Record<string, Keyboard>> = {
  'a shorter window': {
    open: (page) => page.setViewportSize({ ...PHONE, height: VISIBLE_PX }),
    close: (page) => page.setViewportSize(PHONE),
  },
  'a shorter visual viewport': {
    async open(page) {
      await page.setViewportSize(PHONE);
      await page.evaluate((height) => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
        visualViewport?.dispatchEvent(new Event('resize'));
      }, VISIBLE_PX);
    },
    close: (page) =>
      page.evaluate(() => {
        Reflect.deleteProperty(visualViewport as object, 'height');
        visualViewport?.dispatchEvent(new Event('resize'));
      }),
  },
};

/** Focuses a field and asserts that it is completely visible and not covered. */
async function expectInSight(field: Locator, keyboard = 'the keyboard'): Promise<void> {
  await field.focus();
  const name = (await field.getAttribute('name')) ?? (await field.getAttribute('id')) ?? '';
  const message = `${name}, above ${keyboard}`;
  await expectOn
    .poll(() => field.evaluate(placeOf, VISIBLE_PX), { message })
    .toMatchObject({
      isAbove: true,
      covered: [],
    });
}

/** Runs on the page. */
function placeOf(element: Element, visible: number) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // The container, because the currency sign is inside it.
  const box = element.parentElement ?? element;
  const covered = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
    [top + 3, (top + bottom) / 2, bottom - 3].flatMap((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && box.contains(hit) ? [] : [`${Math.round(x)},${Math.round(y)}: ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );
  return { isAbove: top >= 0 && bottom <= visible, top, bottom, covered };
}

const fields = (page: Page) =>
  page.getByRole('dialog').locator('input:not([type=radio], [type=checkbox], [type=file]), textarea, select');

async function expectEveryFieldInSight(page: Page, count: number, keyboard?: string): Promise<void> {
  await expectOn(fields(page)).toHaveCount(count);
  for (const field of await fields(page).all()) await expectInSight(field, keyboard);
}

async function expectEveryFieldInSightAboveEachKeyboard(page: Page, count: number): Promise<void> {
  for (const [keyboard, { open, close }] of Object.entries(KEYBOARDS)) {
    await fields(page).first().focus();
    await open(page);
    await expectEveryFieldInSight(page, count, keyboard);
    await close(page);
  }
}

it.each(Object.entries(KEYBOARDS))(
  'shows the focused field in each step of giving, above a keyboard that causes %s',
  async (_, { open }) => {
    const { path } = await aWishlist({ items: [gift('A dinner set for the two of us', 20_000)] });
    const page = await guests.signedInAt(path, 'rohan');
    await accountKnown(page);
    await expectOn(page.locator('.toast')).toHaveCount(0);
    await page.getByRole('button', { name: 'Contribute to A dinner set for the two of us' }).click();
    await fields(page).first().focus();
    await open(page);
    await expectEveryFieldInSight(page, 1);
    await page.getByLabel('Your shagun').fill('501');
    await expectInSight(page.getByLabel('Your shagun'));
    await page.getByLabel('Your shagun').press('Enter');
    await page.getByLabel('Your blessing').fill('Khush raho! '.repeat(20));
    await expectEveryFieldInSight(page, 2);
  },
);

describe('above a keyboard', () => {
  it('shows the focused field of a report', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await guests.at(path);
    await page.getByRole('button', { name: 'Report this page' }).click();
    await expectEveryFieldInSightAboveEachKeyboard(page, 1);
  });

  it('shows the focused field of a new gift', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await guests.signedInAt(`${path}/edit`, 'simrat');
    await expectOn(page.locator('.toast')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a gift' }).click();
    await page.getByText('Contribution limits').click();
    await expectEveryFieldInSightAboveEachKeyboard(page, 10);
  });

  it.each(Object.entries(FORM_SHEETS))('shows the focused field of %s', async (_, prepare) => {
    const { page, open: openSheet, fields: count } = await prepare(guests);
    await expectOn(page.locator('.toast')).toHaveCount(0);
    await openSheet(page);
    await expectEveryFieldInSightAboveEachKeyboard(page, count);
  });
});
