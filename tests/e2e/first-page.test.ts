import { expect as expectOn, type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../scripts/seed/seed.ts';
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

async function newVisitor(): Promise<Visitor> {
  const visitor = await visit(browser, inject('appUrl'));
  visitors.push(visitor);
  return visitor;
}

async function signIn({ page }: Visitor, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

it('signs in, and shows what is written elsewhere as it is written', async () => {
  const [writer, reader] = [await newVisitor(), await newVisitor()];
  await signIn(writer, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await signIn(reader, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expectOn(reader.page.getByText(/light, laughter and guests/)).toBeVisible();

  await writer.page.getByLabel('A few words').fill('शुभ विवाह! With all our love.');
  await writer.page.getByRole('button', { name: 'Save the blessing' }).click();

  await expectOn(reader.page.locator('blockquote')).toHaveText('शुभ विवाह! With all our love.');
  await expectOn(writer.page.getByText('Saved.')).toBeVisible();
  await expectOn(writer.page.getByLabel('A few words')).toHaveValue('');
  expect([...writer.complaints, ...reader.complaints]).toEqual([]);
});

it('uploads a picture and shows it, also to others', async () => {
  const [visitor, other] = [await newVisitor(), await newVisitor()];
  await signIn(other, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await signIn(visitor, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  const png = await visitor.page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 36 } });
  await visitor.page.getByLabel('Add a picture').setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: png });

  const picture = visitor.page.getByRole('img', { name: 'The picture that goes with the blessing' });
  await expectOn(picture).toBeVisible();
  await expectOn.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);
  // The upload is over when the server has the document, which the local copy does not wait for.
  await expectOn(visitor.page.getByText('Uploading the picture…')).toBeHidden();
  await expectOn(other.page.getByRole('img', { name: 'The picture that goes with the blessing' })).toBeVisible();
  expect(visitor.complaints).toEqual([]);
});

it('creates an account, keeps it over a reload, and signs out', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await page.getByLabel('E-mail').fill('guest@shagun.example');
  await page.getByLabel('Password').fill('long enough');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectOn(page.getByText('Nothing written yet.')).toBeVisible();

  await page.reload();
  await expectOn(page.getByText('Signed in as guest@shagun.example')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectOn(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(visitor.complaints).toEqual([]);
});

it('says that a password is wrong, and keeps what was typed', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, DEMO_ACCOUNT.email, 'not this one');
  await expectOn(visitor.page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible();
  await expectOn(visitor.page.getByLabel('E-mail')).toHaveValue(DEMO_ACCOUNT.email);
});

it('refuses what is not a picture before it is sent', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  const page = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<b>no</b>') };
  await visitor.page.getByLabel('Add a picture').setInputFiles(page);
  await expectOn(visitor.page.getByText('That file is not a picture.')).toBeVisible();
});

it('has a page for addresses that lead nowhere', async () => {
  const visitor = await newVisitor();
  await visitor.page.goto(`${inject('appUrl')}/no/such/page`);
  await expectOn(visitor.page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await visitor.page.getByRole('link', { name: 'Go Home' }).click();
  await expectOn(visitor.page.getByLabel('E-mail')).toBeVisible();
});
