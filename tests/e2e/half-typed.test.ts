import { it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { FORM_SHEETS } from './form-sheets.ts';
import { overlayDepthIs as depthIs, traverse } from './overlay-history.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

it.each(Object.entries(FORM_SHEETS))('keeps %s that is half typed, on Back and on Escape', async (_, prepare) => {
  const { page, open, field, typed } = await prepare(visitors);
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
