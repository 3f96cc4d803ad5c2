import { type Page } from '@playwright/test';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAnonymously, fillInAs, give, isThanked } from './giving.ts';
import { type Visitors } from './visitors.ts';

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export interface FormSheet {
  /** The page that the sheet is opened from. */
  readonly page: Page;
  readonly open: (page: Page) => Promise<void>;
  /** One of its text fields. */
  readonly field: string;
  readonly typed: string;
  readonly fields: number;
}

/** The forms in sheets that are closed and opened again. */
export const FORM_SHEETS: Readonly<Record<string, (visitors: Visitors) => Promise<FormSheet>>> = {
  'an entry of the register': async (visitors) => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], owner: 'simrat' });
    return {
      page: await visitors.signedInAt(`${path}/analytics`, 'simrat'),
      open: (page) => tap(page, 'Add an entry'),
      field: 'Name',
      typed: 'Gurleen Dhali',
      fields: 8,
    };
  },
  'a note about a gift': async (visitors) => ({
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
    fields: 4,
  }),
  'a UPI address': async (visitors) => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], owner: 'simrat' });
    return {
      page: await visitors.signedInAt(`${path}/edit`, 'simrat'),
      open: (page) => tap(page, 'Add a UPI address'),
      field: 'UPI address',
      typed: 'simrat@ok',
      fields: 3,
    };
  },
  'the words of a gift': async (visitors) => {
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
      fields: 2,
    };
  },
  'the number of a payment by UPI': async (visitors) => {
    const { path } = await aWishlist({
      items: [gift('Swing', 20_000)],
      upi: { address: 'asha.rao@okbank', name: 'Asha Rao' },
    });
    const page = await visitors.at(path);
    await fillInAnonymously(page, 'Contribute to Swing', '₹501');
    await give(page);
    await tap(page, 'Later');
    await expectOn(page.getByRole('dialog')).toHaveCount(0);
    return {
      page,
      open: async (on) => {
        await tap(on, 'Send now');
        await on.getByRole('img', { name: /^QR code/ }).waitFor();
      },
      field: 'UTR (optional)',
      typed: '4321 87',
      fields: 1,
    };
  },
  'a letter of thanks': async (visitors) => {
    const page = await visitors.signedInAt(`/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`, 'gauri');
    const sheet = page.getByRole('dialog');
    const open = async () => {
      await tap(page, 'Thank one by one');
      await expectOn(sheet.getByLabel('Message', { exact: true })).toBeEnabled();
    };
    await open();
    await sheet.getByLabel('Language of the message').selectOption('ta');
    await page.keyboard.press('Escape');
    await expectOn(sheet).toHaveCount(0);
    return { page, open, field: 'Message', typed: 'அன்புள்ள', fields: 2 };
  },
  'a note of an admin': async (visitors) => ({
    page: await visitors.signedInAt('/admin/users', 'admin'),
    open: (page) =>
      page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /details/i })
        .click(),
    field: 'Add a note',
    typed: 'Asked by pho',
    fields: 1,
  }),
};
