import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { measureSettled } from './settled.ts';

/** What axe finds wrong with the page at rest, one line each. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await measureSettled(page, () => page.evaluate<AxeResults>('axe.run()'));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
