import { type Locator, type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { until } from '../../scripts/suite/until.ts';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';
import type { WishlistId } from '../../src/domain/ids.ts';
import { describedPicture, type Picture } from '../../src/domain/picture.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { WAIT_DEADLINE_MS } from '../support/deadlines.ts';
import { expectOn } from '../support/expect-on.ts';
import { type Chosen, jpegOf } from './a-photo.ts';
import { aPicture, aWishlist, gift, itemsOf, storedAt } from './a-wishlist.ts';
import { HEIC_PHOTO } from './heic-photo.ts';
import { goTo } from './navigate.ts';
import { OFFLINE, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

/** Chromium's console messages about failed requests, and about deleting a file whose upload was cancelled. */
const UNREACHED = /Failed to load resource/;
const NOT_STORED = /status of 404 .*-large/;

/** Uploads to the Storage emulator. */
const UPLOAD = /\/o\?name=/;

/** Opens the form of a gift in the editor of a new wishlist. */
async function atNewGift(prepare?: (page: Page) => Promise<void>) {
  const { id, path } = await aWishlist({ items: [gift('Fan', 2_500)] });
  const page = await visitors.signedInAt('/dashboard', 'simrat');
  await prepare?.(page);
  await goTo(page, `${inject('appUrl')}${path}/edit`);
  await page.getByRole('button', { name: 'Add a gift' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a gift' });
  await sheet.getByLabel('Name').fill('Brass lamp');
  await sheet.getByLabel('Cost').fill('501');
  await sheet.getByLabel('Description').fill('For Diwali');
  return { page, sheet, id, path };
}

const choose = (sheet: Locator, file: Chosen) => sheet.locator('input[type=file]').setInputFiles(file);
const isUploaded = (sheet: Locator) => expectOn(sheet.getByRole('button', { name: 'Remove' })).toBeVisible();

/** Saves the gift, and returns its picture as guests get it. */
async function savedPicture(sheet: Locator, id: WishlistId): Promise<Picture> {
  await sheet.getByRole('button', { name: 'Add to the list' }).click();
  await expectOn(sheet).toBeHidden();
  const address = String(itemsOf(await storedAt(`wishlists/${id}`))[1]?.['imageUrl']);
  return describedPicture(address) ?? expect.fail(`${address} has no description`);
}

/** As a camera marks a picture that it took upright: the left edge of the pixels is the top. */
function turnedRight({ buffer, ...file }: Chosen): Chosen {
  const orientation = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  const exif = [...Buffer.from('Exif\0\0II*\0', 'latin1'), 8, 0, 0, 0, 1, 0, ...orientation, 0, 0, 0, 0];
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), segment, buffer.subarray(2)]) };
}

interface Seen {
  readonly type: string;
  readonly bytes: number;
  readonly hasExif: boolean;
  readonly width: number;
  readonly height: number;
  /** Of the pixel in the middle of the upper edge, and of the lower one: red, green, blue. */
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

async function seen(page: Page, address: string): Promise<Seen> {
  const response = await fetch(address);
  const [type, body] = [response.headers.get('content-type') ?? '', Buffer.from(await response.arrayBuffer())];
  const pixels = await page.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const colour = (y: number) => [...(context?.getImageData(width / 2, y, 1, 1).data ?? [])].slice(0, 3);
      return { width, height, top: colour(10), bottom: colour(height - 10) };
    },
    `data:${type};base64,${body.toString('base64')}`,
  );
  return { type, bytes: body.length, hasExif: body.includes('Exif'), ...pixels };
}

/** The names of the files that Simrat has stored. */
async function storedFiles(): Promise<ReadonlySet<string>> {
  const files = `http://${LOOPBACK}:${inject('suitePorts').storage}/v0/b/${DEMO_PROJECT}.appspot.com/o`;
  const response = await fetch(`${files}?prefix=items/${DEMO_PEOPLE.simrat.id}/`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return new Set(items.map(({ name }) => name));
}

/** Holds the upload of the largest file until it is released; resolves once the two others are stored. */
async function holdLargest(page: Page) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(UPLOAD, async (route) => {
    if (!route.request().url().includes('-large')) return route.continue();
    await released;
    // The page may have cancelled it.
    await route.abort('internetdisconnected').catch(() => undefined);
  });
  const others = Promise.all(
    ['-small', /[0-9a-f]{12}($|&)/].map((ending) =>
      page.waitForResponse(
        (response) =>
          UPLOAD.test(response.url()) &&
          (typeof ending === 'string' ? response.url().includes(ending) : ending.test(response.url())) &&
          response.request().method() === 'POST',
      ),
    ),
  );
  return { release, others };
}

describe('a picture in the form of a gift', () => {
  it.each([
    ['in a worker', true],
    ['on the page where there is no OffscreenCanvas', false],
  ])('is turned as the camera says and loses its metadata, %s', async (_, hasWorker) => {
    const { page, sheet, id } = await atNewGift(async (opened) => {
      if (!hasWorker) await opened.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await choose(sheet, turnedRight(await jpegOf(page, 400, 300, false)));
    await isUploaded(sheet);
    expect(workers).toHaveLength(hasWorker ? 1 : 0);
    const picture = await savedPicture(sheet, id);
    expect([picture.width, picture.height, picture.small, picture.large]).toEqual([300, 400, '', '']);
    const { top, bottom, ...file } = await seen(page, picture.card);
    expect(file).toMatchObject({ width: 300, height: 400, type: 'image/webp', hasExif: false });
    expect(top.map((channel) => channel > 128)).toEqual([true, false, false]);
    expect(bottom.map((channel) => channel > 128)).toEqual([false, false, true]);
    expect(picture.colours.slice(0, 3)).toMatch(/^[ef][01]0$/);
  });

  it('is stored in three sizes, of which guests load the one that fits', async () => {
    const { page, sheet, id, path } = await atNewGift();
    await choose(sheet, await jpegOf(page, 4_000, 3_000, true));
    await isUploaded(sheet);
    const picture = await savedPicture(sheet, id);
    const files = await Promise.all([picture.small, picture.card, picture.large].map((file) => seen(page, file)));
    expect(files.map(({ width, height }) => [width, height])).toEqual([
      [360, 270],
      [800, 600],
      [1600, 1200],
    ]);
    expect(files.map(({ bytes }) => bytes <= 60_000).slice(0, 2)).toEqual([true, true]);
    await expectOn(page.getByRole('listitem').locator('img').first()).toHaveAttribute('src', picture.small);

    for (const [viewport, deviceScaleFactor, file] of [
      [{ width: 412, height: 915 }, 2.6, picture.small],
      [{ width: 1280, height: 900 }, 2, picture.card],
    ] as const) {
      const guest = await (await visitors.newWindow({ viewport, deviceScaleFactor })).newPage();
      await goTo(guest, `${inject('appUrl')}${path}`);
      // React's list has replaced the painted one.
      await expectOn(guest.getByRole('button', { name: 'Picture of Brass lamp' })).toBeVisible();
      const image = guest.getByRole('listitem').filter({ hasText: 'Brass lamp' }).locator('img');
      await expectOn(image).toHaveJSProperty('complete', true);
      await expectOn(image).toHaveJSProperty('currentSrc', file);
    }
  });

  it('leaves nothing behind when its upload is cancelled, and keeps the form', async () => {
    visitors.expectErrors(NOT_STORED);
    const before = await storedFiles();
    const { page, sheet } = await atNewGift();
    const { release, others } = await holdLargest(page);
    await choose(sheet, await jpegOf(page, 1_200, 900, false));
    await others;
    await sheet.getByRole('button', { name: 'Cancel the upload' }).click();
    await expectOn(sheet.getByRole('progressbar')).toHaveCount(0);
    release();
    await until('what was stored is deleted', { withinMs: WAIT_DEADLINE_MS }, async () =>
      [...(await storedFiles())].every((name) => before.has(name)),
    );
    await expectOn(sheet.getByLabel('Name')).toHaveValue('Brass lamp');
    await expectOn(sheet.getByRole('button', { name: 'Add to the list' })).toBeEnabled();
  });

  it('says what to do about a HEIC photo, a broken file and a picture that is too large', async () => {
    const { page, sheet } = await atNewGift();
    await choose(sheet, HEIC_PHOTO);
    await expectOn(sheet.getByText(/This is a HEIC photo/)).toBeVisible();
    await choose(sheet, { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
    await expectOn(sheet.getByText('We can’t use this file as a picture. Choose another one.')).toBeVisible();
    const { buffer, ...file } = await jpegOf(page, 16, 16, false);
    // The frame's header says 16384 × 16384.
    const frame = buffer.indexOf(Buffer.from([0xff, 0xc0]));
    buffer.set([0x40, 0, 0x40, 0], frame + 5);
    await choose(sheet, { ...file, buffer });
    await expectOn(sheet.getByText(/This picture is too large to open here/)).toBeVisible();
    await expectOn(sheet.getByLabel('Name')).toHaveValue('Brass lamp');
    await expectNoViolations(page);
  });

  it('can be sent again after the connection was lost in the middle', async () => {
    visitors.expectErrors(OFFLINE);
    visitors.expectErrors(UNREACHED);
    const { page, sheet, id } = await atNewGift();
    const { release, others } = await holdLargest(page);
    await choose(sheet, await jpegOf(page, 1_200, 900, false));
    await others;
    await page.context().setOffline(true);
    release();
    await expectOn(sheet.getByText(/We couldn’t save the picture\. We couldn’t reach the server/)).toBeVisible();
    await expectOn(sheet.getByLabel('Name')).toHaveValue('Brass lamp');
    await page.unroute(UPLOAD);
    await page.context().setOffline(false);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await isUploaded(sheet);
    expect(await savedPicture(sheet, id)).toMatchObject({ width: 1_200, height: 900 });
  });
});

describe('a picture on the guest page', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Picture of Brass lamp' });
  const view = (page: Page) => page.getByRole('dialog', { name: 'Brass lamp' });

  it('opens in full, and closes by Back, Escape and its button, with the focus where it was', async () => {
    const { path } = await aWishlist({ items: [gift('Brass lamp', 501, { imageUrl: await aPicture() })] });
    const page = await visitors.at(path);
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => view(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener(page).click();
      await expectOn(view(page).getByRole('img', { name: 'Picture of Brass lamp' })).toHaveJSProperty('complete', true);
      await expectNoViolations(page);
      await close();
      await expectOn(view(page)).toBeHidden();
      await expectOn(opener(page)).toBeFocused();
    }
    await expectOn(page).toHaveURL(new RegExp(`${path}$`));
  });
});
