import { expect as expectOn, type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { visit, type Visitor } from './visitor.ts';

let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
});

async function newVisitor(path: string): Promise<Visitor> {
  const visitor = await visit(browser, `${inject('appUrl')}${path}`);
  visitors.push(visitor);
  return visitor;
}

it('shows the first page, and the page complains of nothing', async () => {
  const { page, complaints } = await newVisitor('/');
  await expectOn(page).toHaveTitle(/Shagun/);
  await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

it('has a page for addresses that lead nowhere, which leads home', async () => {
  const { page, complaints } = await newVisitor('/no/such/page');
  await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectOn(page).toHaveURL(`${inject('appUrl')}/`);
  await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeHidden();
  expect(complaints).toEqual([]);
});
