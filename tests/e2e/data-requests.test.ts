import { expect, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { storedAt } from './a-wishlist.ts';
import { visitorsOfThisFile } from './visitors.ts';

const admins = visitorsOfThisFile();

it('finds what is held about a person, gives them a copy and deletes it', async () => {
  const { id, email } = await aPerson('Asha Rao');
  const page = await admins.signedInAt('/admin/users', 'neel');
  await page.getByRole('button', { name: 'Data requests' }).click();
  const sheet = page.getByRole('dialog', { name: 'Data requests' });
  await sheet.getByRole('searchbox').fill(email);
  await sheet.getByRole('button', { name: 'Find' }).click();
  await expectOn(sheet.getByRole('region', { name: 'Asha Rao' }).getByRole('definition').first()).toHaveText('1');
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download their data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shagun-data-of-a-person-\d{4}-\d{2}-\d{2}\.zip$/);

  await sheet.getByRole('button', { name: 'Delete their data' }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('textbox').fill(email);
  await expectNoViolations(page);
  await confirmation.getByRole('button', { name: 'Delete for good' }).click();
  await expectOn(sheet.getByText('Everything that an admin can delete is deleted.')).toBeVisible();
  await expectOn(sheet.getByText(/accounts:delete/)).toBeVisible();
  await expectNoViolations(page);
  expect(await storedAt(`users/${id}`)).toBeNull();
  expect(await storedAt(`erasures/${id}`)).toMatchObject({ gift: null });
  expect(await storedAt(`systemLogs/user_deleted_${id}`)).toMatchObject({ targetId: id });
});
