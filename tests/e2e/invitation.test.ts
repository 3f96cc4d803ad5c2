import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function newHost(): Promise<Page> {
  return visitors.signedInAt('/create-wishlist', await aPerson('Asha Rao'));
}

it('leads from the couple’s names over the preview to the calendar of a guest', { timeout: 120_000 }, async () => {
  const host = await newHost();

  // A list that begins with names.
  await host.getByLabel('First name on the card').fill('Asha');
  await host.getByLabel('Second name on the card').fill('Ravi');
  await expectOn(host.getByLabel('Title')).toHaveValue('Asha & Ravi’s wedding');
  await host.getByLabel('Welcome').fill('Your blessings are enough.');
  await button(host, 'Refrigerator').click();
  await host.getByRole('radio', { name: 'Lotus' }).check();
  await expectNoViolations(host);
  await host.getByRole('radio', { name: 'Preview' }).check();
  await expectOn(host.frameLocator('iframe').getByText('Asha & Ravi', { exact: true })).toBeVisible();
  await expectNoViolations(host);
  await button(host, 'Create wishlist').click();
  const address = (await host.getByRole('link', { name: 'See it as guests do' }).getAttribute('href')) ?? '';

  // An event, seen in the preview beside the editor.
  await goTo(host, `${inject('appUrl')}${address}/edit`);
  await button(host, 'Add an event').click();
  const sheet = host.getByRole('dialog', { name: 'Add an event' });
  await sheet.getByLabel('Event', { exact: true }).selectOption('Sangeet');
  await sheet.getByLabel('Day').fill('2030-12-05');
  await sheet.getByLabel('Starts at').fill('18:30');
  await sheet.getByLabel('Place').fill('Tilak Lawns, Pune');
  await button(host, 'Add to the invitation').click();
  await expectOn(sheet).toBeHidden();
  const preview = host.frameLocator('iframe');
  await host.getByRole('radio', { name: 'Preview' }).check();
  await expectOn(preview.getByText('Asha & Ravi', { exact: true })).toBeVisible();
  await expectOn(preview.getByText('Tilak Lawns, Pune')).toBeVisible();
  await expectNoViolations(host);

  // On a phone it is one of two; on a computer it follows what is typed.
  await expectOn(host.getByLabel('The families')).toBeHidden();
  await host.getByRole('radio', { name: 'Edit' }).check();
  await expectOn(host.locator('iframe')).toBeHidden();
  await host.setViewportSize({ width: 1280, height: 900 });
  await host.getByLabel('The families').fill('With the blessings of the Rao family');
  await host.getByLabel('Title').fill('Come to our wedding');
  await expectOn(preview.getByText('With the blessings of the Rao family')).toBeVisible();
  await expectOn(host.getByText(/^With joy .*\nAsha & Ravi\n.*\nTilak Lawns, Pune\n.*via=whatsapp$/s)).toBeVisible();
  await expectNoViolations(host);
  await button(host, 'Save invitation').click();
  await expectOn(button(host, 'Save invitation')).toBeDisabled();

  // A guest on a phone.
  const guest = await visitors.at(address);
  await expectOn(guest.getByRole('heading', { level: 1, name: 'Asha & Ravi' })).toBeVisible();
  await expectOn(guest.locator('[data-theme=lotus]')).toBeVisible();
  await expectOn(guest.getByText('With the blessings of the Rao family')).toBeVisible();
  const saving = guest.waitForEvent('download');
  await button(guest, 'Add to calendar: Sangeet').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const entry = await readFile(await file.path(), 'utf8');
  expect(entry).toContain('DTSTART:20301205T130000Z');
  expect(entry).toContain('SUMMARY:Sangeet · Asha & Ravi');
});
