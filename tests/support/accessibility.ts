import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { type Result, type RunOptions } from 'axe-core';
import { expectOn } from './expect-on.ts';
import { measureSettled } from './settled.ts';
import { withoutStickyBars } from './sticky-bars.ts';

/** Less than half as long as the package's main file. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe violations of the settled page, one per line. */
export async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Reporting only violations halves the run time of axe. What else it returns is large.
  const run = `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })}).then(({ violations }) => violations)`;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await measureSettled(page, () => page.evaluate<readonly Result[]>(run));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** Also those of WCAG 2.5.8, for which axe does not look unless it is asked to. */
export const violationsAndSmallTargets = (page: Page) =>
  withoutStickyBars(page, () => violations(page, { rules: { 'target-size': { enabled: true } } }));

/** The violations that depend on the theme. */
export const contrastViolations = (page: Page) => violations(page, { runOnly: ['color-contrast'] });

export async function expectNoViolations(page: Page): Promise<void> {
  expectOn(await violations(page)).toEqual([]);
}
