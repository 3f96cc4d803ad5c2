import { expect, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

it('the family writes envelopes and objects into the register, by keyboard', { timeout: 120_000 }, async () => {
  const { id } = await aWishlist({ items: [gift('Brass lamp', 2_101)] });
  const page = await visitors.signedInAt(`/wishlist/${id}/analytics`, 'simrat');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an entry' });
  await expectOn(sheet.getByLabel('Name')).toBeFocused();
  await expectNoViolations(page);
  for (const [name, amount, object] of [
    ['Gurleen Dhaliwal', '1,101', ''],
    ['Jaspal Bajwa', '501', 'Phulkari dupatta'],
    ['Bajwa family', '', 'Steel tiffin'],
  ] as const) {
    for (const typed of [name, amount, object]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectOn(sheet.getByText(`Saved: ${name}`)).toBeVisible();
    await expectOn(sheet.getByLabel('Name')).toBeFocused();
  }
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expectOn(sheet).toBeHidden();

  await expectOn(page.getByText('Money by hand').locator('..')).toHaveText('Money by hand₹1,6022 gifts');
  const row = page.getByRole('row', { name: /^Bajwa family/ });
  await row.getByRole('button', { name: 'Mark as thanked: Bajwa family' }).click();
  await expectOn(row.getByRole('button', { name: 'Thanked: Bajwa family' })).toBeVisible();
  await expectOn(page.getByRole('button', { name: 'Not thanked yet (2)' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await row.getByRole('button', { name: 'More options: Bajwa family' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectOn(row).toBeHidden();

  // It is stored, and guests see nothing of it.
  await reload(page);
  await expectOn(page.getByRole('row', { name: /^Jaspal Bajwa/ })).toBeVisible();
  await expectOn(row).toBeHidden();
  expect(await storedAt(`wishlists/${id}`)).toMatchObject({ fundedAmount: 0, contributionCount: 0 });
});

it('the family imports the list that it already keeps', { timeout: 120_000 }, async () => {
  const { path } = await aWishlist({ items: [gift('Brass lamp', 2_101)] });
  const page = await visitors.signedInAt(`${path}/analytics`, 'simrat');
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const part = page.getByRole('region', { name: 'Import from a file' });
  const rows = Array.from({ length: 30 }, (_, at) => `Guest ${at + 1},501,Ludhiana`).join('\n');
  const buffer = Buffer.from(`Naam / Name,Rs.,Village\n${rows}\nDidi,,Patiala\n`);
  const file = { name: 'envelopes.csv', mimeType: 'text/csv', buffer };
  await part.locator('input[type=file]').setInputFiles(file);
  await expectOn(part.getByText('1 row can’t be added')).toBeVisible();
  await expectNoViolations(page);
  await part.getByRole('button', { name: 'Add 30 entries' }).click();
  await expectOn(part).toBeHidden();
  await expectOn(page.getByText('Money by hand').locator('..')).toHaveText('Money by hand₹15,03030 gifts');

  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Import from a file' }).click();
  await part.locator('input[type=file]').setInputFiles(file);
  await expectOn(part.getByText('30 rows are already in your register. There is nothing to add.')).toBeVisible();
});
