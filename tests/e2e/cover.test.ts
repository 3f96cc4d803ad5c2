import { type Locator } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { jpegOf } from './a-photo.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { HEIC_PHOTO } from './heic-photo.ts';
import { goTo, reload } from './navigate.ts';
import { hydrated, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

it('shows every guest the point that the couple chose', async () => {
  const { id, path } = await aWishlist({ items: [gift('Fan', 2_500)] });
  const host = await visitors.signedInAt(`${path}/edit`, 'simrat');
  await host.getByLabel('First name on the card').fill('Asha');
  await host.getByLabel('Second name on the card').fill('Ravi');
  const picker = host.getByRole('group', { name: 'Cover picture' });
  const file = picker.locator('input[type=file]');
  await file.setInputFiles(HEIC_PHOTO);
  await expectOn(picker.getByText(/This is a HEIC photo/)).toBeVisible();
  await file.setInputFiles(await jpegOf(host, 1_600, 1_200, true));
  const point = host.getByRole('slider', { name: 'What must stay in view' });
  await point.focus();
  await host.keyboard.press('ArrowRight');
  await host.keyboard.press('Shift+ArrowUp');
  await expectOn(point).toHaveAttribute('aria-valuetext', '51% from the left, 40% from the top');
  await expectNoViolations(host);
  await host.getByRole('button', { name: 'Save invitation' }).click();
  await expectOn(host.getByRole('button', { name: 'Save invitation' })).toBeDisabled();
  const stored = await storedAt(`wishlists/${id}`);
  expect(stored).toMatchObject({ invitation: { cover: { x: 51, y: 40 }, portrait: '' } });

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const context = await visitors.newWindow();
  await paintWhenParsed(context);
  await context.route(/alt=media/, async (route) => {
    await released;
    await route.continue();
  });
  const guest = await context.newPage();
  await goTo(guest, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
  // A slow picture delays nothing.
  await hydrated(guest);
  await expectOn(guest.getByRole('button', { name: 'Contribute to Fan' })).toBeVisible();
  release();
  const cover = guest.getByRole('img', { name: 'Asha & Ravi' });
  await expectOn(cover).not.toHaveJSProperty('naturalWidth', 0);
  await expectOn(cover).toHaveCSS('object-position', '51% 40%');
  expect(await layoutShift(guest)).toBeLessThan(0.001);
  await expectNoViolations(guest);
  await guest.setViewportSize({ width: 1280, height: 800 });
  await expectOn(cover).toBeInViewport({ ratio: 1 });
  const bottomOf = async (shown: Locator) => {
    const { y, height } = (await shown.boundingBox()) ?? { y: Infinity, height: 0 };
    return y + height;
  };
  const bar = (await guest.getByRole('button', { name: 'Bless the couple' }).boundingBox())?.y;
  expect(await bottomOf(guest.getByRole('heading', { name: 'Fan' }))).toBeLessThan(bar ?? 0);

  await point.press('ArrowLeft');
  await host.getByRole('button', { name: 'Save invitation' }).click();
  await expectOn(host.getByRole('button', { name: 'Save invitation' })).toBeDisabled();
  // As when the guest returns to it.
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectOn(cover).toHaveCSS('object-position', '50% 40%');

  await host.getByRole('button', { name: 'Remove' }).click();
  await host.getByRole('button', { name: 'Save invitation' }).click();
  await expectOn(host.getByRole('button', { name: 'Save invitation' })).toBeDisabled();
  await reload(guest);
  await expectOn(guest.getByRole('heading', { level: 1, name: 'Asha & Ravi' })).toBeVisible();
  await expectOn(cover).toBeHidden();
});
