import { expect, inject, it } from 'vitest';
import { OFFERED_LANGUAGES } from '../../src/config/messages/languages.ts';
import { findStored } from '../data/stored.ts';
import { holdFiles } from './hold-files.ts';
import { goTo } from './navigate.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { hydrated, OFFLINE, visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';

const visitors = visitorsOfThisFile();

const stored = (collection: string, email: string) =>
  findStored(collection, 'email', email, inject('suitePorts').firestore);

it.each(PUBLIC_PATHS)('hydrates %s without console errors', async (path) => {
  if (path === '/404') visitors.expectErrors(/the server responded with a status of 404/);
  const page = await visitors.at(path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectOn(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectOn(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

it('opens each page of the menu at its top', async () => {
  const page = await visitors.at('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gift Ideas' }).click();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Gift Ideas' })).toBeFocused();
  await expectOn(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  await expectOn.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

it('restores the scroll position with Back', async () => {
  const page = await visitors.at('/help');
  await page.evaluate(() => window.scrollTo(0, 500));
  // Without Playwright's own scrolling to the link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).dispatchEvent('click');
  await expectOn(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  await expectOn.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectOn(page).toHaveURL(/\/help$/);
  await page.waitForFunction(() => window.scrollY === 500);
});

it('keeps the scroll position from before hydration', async () => {
  visitors.expectErrors(/status of 404/);
  const page = await visitors.at('/404');
  const release = await holdFiles(page);
  await goTo(page, `${inject('appUrl')}/help`, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.scrollTo(0, 500));
  await release();
  await hydrated(page);
  await page.locator('body[data-live]').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

it('is on the site map in each language, and names the same addresses there as on the page', async () => {
  const textOf = async (path: string) => (await fetch(`${inject('appUrl')}${path}`)).text();
  const alternates = (text: string) =>
    [...text.matchAll(/ rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, to]) => [language, to]);
  const siteMap = await textOf('/sitemap.xml');
  const entries = siteMap.split('</url>').filter((entry) => entry.includes('<url>'));
  expect(entries).toHaveLength(8 * OFFERED_LANGUAGES.length);
  for (const entry of entries) {
    const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
    const page = await textOf(new URL(address).pathname);
    expect(page).toContain(`<link rel="canonical" href="${address}"`);
    expect(alternates(page)).toEqual(alternates(entry));
    expect(alternates(entry).map(([language]) => language)).toEqual([...OFFERED_LANGUAGES, 'x-default']);
    expect(alternates(entry).map(([, to]) => to)).toContain(address);
  }
  expect(await textOf('/robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
});

it('has a link preview with a title, a description and a picture at an absolute address', async () => {
  const at = async (path: string) => fetch(`${inject('appUrl')}${path}`);
  for (const path of ['/', '/ta/help', '/dashboard', `/wishlist/${crypto.randomUUID()}`]) {
    const page = await (await at(path)).text();
    const of = (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]+)"`).exec(page)?.[1] ?? '';
    expect(of('og:title')).not.toBe('');
    expect(of('og:description')).not.toBe('');
    expect(of('twitter:card')).toBe('summary_large_image');
    const address = new URL(of('og:image'));
    expect(address.protocol).toBe('https:');
    const picture = Buffer.from(await (await at(address.pathname)).arrayBuffer());
    expect(picture.byteLength).toBeLessThan(300_000);
    // The width and the height in the header of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)).toEqual([
      of('og:image:width'),
      of('og:image:height'),
    ]);
  }
});

it('stores a support message', async () => {
  const email = `asha-${crypto.randomUUID()}@guests.example`;
  const page = await visitors.at('/contact');
  await page.getByRole('button', { name: /Technical help/ }).click();
  const form = page.getByRole('group', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Asha Rao');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Subject').fill('The date');
  await form.getByLabel('Message').fill('Our list shows the wrong date.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectOn(form.getByText('Message Sent!')).toBeVisible();
  expect(Object.values(await stored('supportMessages', email))).toMatchObject([
    { name: 'Asha Rao', category: 'technical', priority: 'normal', subject: 'The date', userId: 'anonymous' },
  ]);
  await expectOn(form.getByLabel('Message')).toHaveValue('');
  await expectOn(form.getByLabel('Category')).toHaveValue('general');
});

it('keeps the input of a form submitted before hydration', async () => {
  visitors.expectErrors(/status of 404/);
  const page = await visitors.at('/404');
  const release = await holdFiles(page);
  await goTo(page, `${inject('appUrl')}/contact`, { waitUntil: 'commit' });
  const form = page.getByRole('group', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Divya');
  await form.getByLabel('Category').selectOption('payment');
  await form.getByLabel('Message').fill('Typed on a slow train.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect(page.url()).toBe(`${inject('appUrl')}/contact`);
  await release();
  await hydrated(page);
  await form.getByLabel('Subject').fill('Patience');
  await expectOn(form.getByLabel('Your name')).toHaveValue('Divya');
  await expectOn(form.getByLabel('Category')).toHaveValue('payment');
  await expectOn(form.getByLabel('Message')).toHaveValue('Typed on a slow train.');
});

it('keeps a message that could not be sent, and sends it once the connection is back', async () => {
  visitors.expectErrors(OFFLINE);
  const email = `bina-${crypto.randomUUID()}@guests.example`;
  const page = await visitors.at('/contact');
  const form = page.getByRole('group', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Bina');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Subject').fill('Offline');
  await form.getByLabel('Message').fill('Written in the metro.');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectOn(form.getByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
  await expectOn(form.getByLabel('Message')).toHaveValue('Written in the metro.');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectOn(form.getByText('Message Sent!')).toBeVisible();
  expect(Object.values(await stored('supportMessages', email))).toHaveLength(1);
});

it('subscribes to the newsletter and to gift ideas', async () => {
  const email = `chetan-${crypto.randomUUID()}@guests.example`;
  const page = await visitors.at('/gift-suggestions');
  const ideas = page.getByRole('region', { name: 'Ideas made for you' });
  await ideas.getByLabel('Your email address').fill(email);
  await ideas.getByRole('button', { name: 'Notify Me' }).click();
  await expectOn(ideas.getByText('Got it.')).toBeVisible();
  const letters = page.getByRole('region', { name: 'The wedding season newsletter' });
  await letters.getByLabel('Your email address').fill(email);
  await letters.getByRole('button', { name: 'Subscribe' }).click();
  await expectOn(letters.getByText('Thank you!')).toBeVisible();
  const sources = Object.values(await stored('subscribers', email)).map(({ source }) => source);
  expect(sources.toSorted()).toEqual(['gift_ideas', 'newsletter']);
});
