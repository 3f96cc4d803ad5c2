import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { measureSettled } from './settled.ts';

/** What axe finds wrong with the page at rest, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Only violations are wanted, and describing everything that passed takes half of axe's time.
  const run = `axe.run({ resultTypes: ['violations'] })`;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await measureSettled(page, () => page.evaluate<AxeResults>(run));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
