import { type Page } from '@playwright/test';
import { it } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAs, give, isThanked } from './giving.ts';
import { overlayDepthIs as depthIs, traverse } from './overlay-history.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface HalfTyped {
  /** The page that the sheet is opened from. */
  readonly page: Page;
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
  readonly typed: string;
}

const HALF_TYPED: Readonly<Record<string, () => Promise<HalfTyped>>> = {
  'an entry of the register': async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], owner: 'simrat' });
    return {
      page: await visitors.signedInAt(`${path}/analytics`, 'simrat'),
      open: (page) => tap(page, 'Add an entry'),
      field: 'Name',
      typed: 'Gurleen Dhali',
    };
  },
  'a note about a gift': async () => ({
    page: await visitors.signedInAt(`/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`, 'gauri'),
    open: async (page) => {
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Options: / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Add side, village, return gift' }).click();
    },
    field: 'Village or relation',
    typed: 'Ludh',
  }),
  'a UPI address': async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], owner: 'simrat' });
    return {
      page: await visitors.signedInAt(`${path}/edit`, 'simrat'),
      open: (page) => tap(page, 'Add a UPI address'),
      field: 'UPI address',
      typed: 'simrat@ok',
    };
  },
  'the words of a gift': async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await visitors.at(path);
    await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹501', 'Khush raho!');
    await give(page);
    await isThanked(page);
    await tap(page, 'Back to the list');
    return {
      page,
      open: (on) => on.getByRole('region', { name: 'Your gifts on this device' }).getByText('Edit').click(),
      field: 'Your blessing',
      typed: 'Khush raho, both of y',
    };
  },
};

it.each(Object.entries(HALF_TYPED))('keeps %s that is half typed, on Back and on Escape', async (_, prepare) => {
  const { page, open, field, typed } = await prepare();
  const input = page.getByRole('dialog').getByLabel(field, { exact: true });
  await open(page);
  await input.fill(typed);
  for (const close of [() => traverse(page, -1), () => page.keyboard.press('Escape')]) {
    await depthIs(page, 1);
    await close();
    await expectOn(page.getByRole('dialog')).toHaveCount(0);
    await depthIs(page, 0);
    await open(page);
    await expectOn(input).toHaveValue(typed);
  }
});
