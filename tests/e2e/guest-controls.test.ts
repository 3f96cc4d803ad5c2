import { type Locator, type Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { rupees } from '../../src/domain/money.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { withoutStickyBars } from '../support/sticky-bars.ts';
import { aPicture, aWishlist, gift } from './a-wishlist.ts';
import { visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();
const WELCOME = 'Your blessings are enough. '.repeat(20).trim();
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

let path: string;
beforeAll(async () => {
  const imageUrl = await aPicture();
  const items = [
    gift('Swing', 20_000, { description: WELCOME, externalUrl: 'https://shop.example/swing', imageUrl }),
    gift('Lamp', 501, { minContribution: rupees(101) }),
    gift('Kettle', 2_501, { category: 'experience' }),
    gift('School fees', 50_000, { category: 'donation' }),
  ];
  ({ path } = await aWishlist({ items, details: { description: WELCOME } }));
});

async function openPage(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await guests.at(path);
  await page.setViewportSize(size);
  await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
  await settled(page);
  return page;
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Contribute to Swing' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await expectOn(sheet.getByRole('button', { name: '₹501' })).toBeVisible();
  await settled(page);
  return sheet;
}

async function goToBlessing(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: '₹501' }).press('Enter');
  await sheet.getByRole('button', { name: 'Next: your blessing' }).press('Enter');
  await expectOn(sheet.getByLabel('Your blessing')).toBeVisible();
  await settled(sheet.page());
}

/** Controls whose target is smaller than 44 × 44 pixels. */
const smallTargets = (area: Locator) =>
  area.evaluate((within) => {
    const FROM_THE_MIDDLE = 21;
    return [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const target = control.closest('label') ?? control;
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return [-FROM_THE_MIDDLE, FROM_THE_MIDDLE].some(
          (by) =>
            !target.contains(document.elementFromPoint(x + by, y)) ||
            !target.contains(document.elementFromPoint(x, y + by)),
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

interface Stop {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What has the focus with each Tab, from the start of the area to its end. */
const tabbedThrough = (area: Locator): Promise<Stop[]> => withoutStickyBars(area.page(), () => everyStopIn(area));

async function everyStopIn(area: Locator): Promise<Stop[]> {
  await area.evaluate((within) => {
    within.tabIndex = -1;
    within.focus();
    within.dataset['walked'] = '';
    for (const passed of within.querySelectorAll('[data-passed]')) passed.removeAttribute('data-passed');
  });
  const stops: Stop[] = [];
  for (;;) {
    await area.page().keyboard.press('Tab');
    const stop = await area.page().evaluate((): Stop | null => {
      const control = document.activeElement;
      if (!control?.closest('[data-walked]') || control.matches('[data-walked], [data-passed]')) return null;
      control.toggleAttribute('data-passed', true);
      const { left, right, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
      let [x, y] = [0, 0];
      for (let around = control.parentElement; around; around = around.parentElement) {
        x += around.scrollLeft;
        y += around.scrollTop;
      }
      return {
        name: control.ariaLabel ?? control.textContent ?? '',
        ...{ left: left + x, right: right + x, top: top + y, bottom: bottom + y },
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** The stops that are not where one reads on from the stop before: further down, to the right, or in the next column. */
const outOfOrder = (stops: readonly Stop[]) =>
  stops.filter((stop, place) => {
    const before = stops[place - 1];
    if (!before) return false;
    const isBelow = stop.top >= before.bottom - 1;
    const isToTheRight = stop.left >= before.right - 1;
    return !isBelow && !isToTheRight;
  });

describe.each(SIZES)('at $width px', (size) => {
  it('gives every guest control a target of 44 px', async () => {
    const page = await openPage(size);
    expect(await smallTargets(page.getByRole('main'))).toEqual([]);
    const sheet = await openSheet(page);
    expect(await smallTargets(sheet)).toEqual([]);
    await goToBlessing(sheet);
    expect(await smallTargets(sheet)).toEqual([]);
  });

  it('moves the focus in reading order with Tab, on the page and in the sheet', async () => {
    const page = await openPage(size);
    const stops = await tabbedThrough(page.getByRole('main'));
    expect(stops.length).toBeGreaterThan(8);
    expect(outOfOrder(stops)).toEqual([]);
    const sheet = await openSheet(page);
    expect(outOfOrder(await tabbedThrough(sheet))).toEqual([]);
    await goToBlessing(sheet);
    const blessing = await tabbedThrough(sheet);
    expect(blessing.length).toBeGreaterThan(4);
    expect(outOfOrder(blessing)).toEqual([]);
  });
});
