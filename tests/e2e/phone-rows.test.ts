import { type Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { inOneTypeface } from '../support/fonts.ts';
import { settled } from '../support/settled.ts';
import { demoOptions, OwnDatabase } from './own-database.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

/** The heights of the rows of a table, without its header. */
async function rowHeights(page: Page): Promise<number[]> {
  const rows = page.getByRole('table').first().getByRole('rowgroup').last().getByRole('row');
  await rows.first().waitFor();
  await settled(page);
  return rows.evaluateAll((all) => all.map((row) => Math.ceil(row.getBoundingClientRect().height)));
}

it.each([
  ['the register', `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`, 'gauri', 159],
  ['the users', '/admin/users', 'admin', 100],
  ['the wishlists', '/admin/wishlists', 'admin', 140],
] as const)('shows each row of %s in a few lines on a phone, not as a card', async (_, path, who, most) => {
  const database = await OwnDatabase.start(visitors);
  await database.write(demoDocuments(demoOptions()));
  const page = await database.signedInAt(path, who);
  await page.setViewportSize({ width: 360, height: 740 });
  await inOneTypeface(page);
  const heights = await rowHeights(page);
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThanOrEqual(most);
});
