import { type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expectOn } from './expect-on.ts';
import { measureSettled } from './settled.ts';

/** Axe violations of the settled page, one per line. */
export async function violations(page: Page): Promise<string[]> {
  // Reporting only violations halves the run time of axe.
  const run = `axe.run({ resultTypes: ['violations'] })`;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await measureSettled(page, () => page.evaluate<AxeResults>(run));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

export async function expectNoViolations(page: Page): Promise<void> {
  expectOn(await violations(page)).toEqual([]);
}
