import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { readQr, readQrInPicture } from '../support/read-qr.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A new host with a list; returns the address of its page. */
async function newList(): Promise<{ host: Page; address: string }> {
  const host = await visitors.signedInAt('/create-wishlist', await aPerson('Asha Rao'));
  await host.getByLabel('First name on the card').fill('Asha');
  await host.getByLabel('Second name on the card').fill('Ravi');
  await host.getByLabel('Welcome').fill('Your blessings are enough.');
  await button(host, 'Refrigerator').click();
  await button(host, 'Create wishlist').click();
  const address = (await host.getByRole('link', { name: 'See it as guests do' }).getAttribute('href')) ?? '';
  return { host, address };
}

const sharedText = async (page: Page) => {
  const href = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('text');
};

it('sends the couple’s own words in each language, from every place', { timeout: 120_000 }, async () => {
  const { host, address } = await newList();
  await expectOn(host.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:/);
  expect(await sharedText(host)).toContain('\n\nAsha & Ravi\n');

  await goTo(host, `${inject('appUrl')}${address}/edit`);
  await host.getByRole('radio', { name: 'हिन्दी' }).check();
  await host.getByLabel('Your words in हिन्दी').fill('आशा और रवि की शादी में आइए');
  await button(host, 'Save the words').click();
  await expectOn(button(host, 'Save the words')).toBeDisabled();

  // On their own page.
  await goTo(host, `${inject('appUrl')}${address}`);
  await button(host, 'Share').click();
  await host.getByRole('radio', { name: 'हिन्दी' }).check();
  const words = `आशा और रवि की शादी में आइए\n${inject('appUrl')}${address}?lang=hi&via=whatsapp`;
  await expectOn(host.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(words)}`,
  );
  await expectNoViolations(host);
});

it('opens at the beginning of a long message, with WhatsApp in view', { timeout: 120_000 }, async () => {
  const { host, address } = await newList();
  await goTo(host, `${inject('appUrl')}${address}/edit`);
  await host
    .getByLabel('Your words in English')
    .fill(`Come early.\n${'With joy in our hearts, we invite you and your family to celebrate with us.\n'.repeat(10)}`);
  await button(host, 'Save the words').click();
  await expectOn(button(host, 'Save the words')).toBeDisabled();

  await host.setViewportSize({ width: 360, height: 740 });
  await goTo(host, `${inject('appUrl')}${address}`);
  const sheet = host.getByRole('dialog', { name: 'Share this page' });
  // The second time, the message is there at once.
  for (const _ of [1, 2]) {
    await button(host, 'Share').click();
    await expectOn(sheet.getByRole('link', { name: 'WhatsApp', exact: true })).toBeInViewport({ ratio: 1 });
    await expectOn(sheet.getByText('Come early.')).toBeInViewport();
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await host.keyboard.press('Escape');
    await expectOn(sheet).toBeHidden();
  }
});

it('shows a QR code that phones can read', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const guest = await visitors.at(path);
  await button(guest, 'Share').click();
  await button(guest, 'QR code').click();
  const code = guest.getByRole('dialog', { name: 'QR code' }).getByRole('img', { name: /^QR code/ });
  expect(await readQr(code)).toBe(`${inject('appUrl')}${path}?via=qr`);
});

it(
  'draws the invitation as a picture in three shapes, with a QR code, and saves it',
  { timeout: 120_000 },
  async () => {
    const { host, address } = await newList();
    await button(host, 'As a picture').click();
    const sheet = host.getByRole('dialog', { name: 'Invitation as a picture' });
    for (const [shape, width, height] of [
      ['Post', 1080, 1350],
      ['Status', 1080, 1920],
      ['Wide', 1200, 630],
    ] as const) {
      await sheet.getByRole('radio', { name: shape }).check();
      const picture = sheet.getByRole('img', { name: 'Invitation card: Asha, Ravi' });
      await expectOn(picture).toHaveJSProperty('naturalWidth', width);
      await expectOn(picture).toHaveJSProperty('naturalHeight', height);
      expect(await readQrInPicture(picture)).toBe(`${inject('appUrl')}${address}?via=qr`);
    }
    await expectNoViolations(host);
    const saving = host.waitForEvent('download');
    await button(host, 'Save the picture').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Asha-Ravi.png');
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');
    await expectOn(sheet.getByText('Saved. Now attach it on WhatsApp.')).toBeVisible();
  },
);

it('prints four cards, or a stand that is folded, on one sheet of A4', { timeout: 120_000 }, async () => {
  const { host, address } = await newList();
  await goTo(host, `${inject('appUrl')}${address}/print`);
  // Wide enough to show the sheet in its size on paper.
  await host.setViewportSize({ width: 1280, height: 900 });
  const codes = host.locator('.print-card svg:not([aria-hidden])');
  for (const [what, cards] of [
    ['Cards to hand out', 4],
    ['Table stand', 2],
  ] as const) {
    await host.getByRole('radio', { name: what }).check();
    await expectOn(codes).toHaveCount(cards);
    await expectOn(host.locator('.print-card').first()).toContainText('Asha&Ravi');
    for (const code of await codes.all()) expect(await readQr(code)).toBe(`${inject('appUrl')}${address}?via=qr`);
    const pdf = (await host.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const sizes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
      box.trim().split(/\s+/).map(Number),
    );
    expect(sizes).toHaveLength(1);
    expect(sizes[0]?.[2]).toBeCloseTo(595, -0.5);
    expect(sizes[0]?.[3]).toBeCloseTo(842, -0.5);
  }
  await expectNoViolations(host);
});
