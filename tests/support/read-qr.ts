import type { Locator } from '@playwright/test';
import decode from 'qr/decode.js';
import { screenshotOf } from './settled.ts';

/** Without retries the decoder gives up after one frame of a camera. */
const PATIENCE = { effort: Infinity, timeLimit: 10_000 };

/** What a phone reads from an element that shows a QR code, in the size in which it is shown. */
export async function readQr(element: Locator): Promise<string> {
  const shown = (await screenshotOf(element)).toString('base64');
  const image = await element.page().evaluateHandle(async (png) => {
    const picture = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
    await picture.decode();
    return picture;
  }, shown);
  return decoded(await image.evaluate(brightness));
}

/** What a phone reads from a picture in its own size, however large it is shown. */
export async function readQrInPicture(image: Locator): Promise<string> {
  return decoded(await image.evaluate(brightness));
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** From 0 to 255, one character for each pixel. */
  readonly bytes: string;
}

/** Runs in the page. */
function brightness(image: Element): Pixels {
  if (!(image instanceof HTMLImageElement)) throw new Error('Expected a picture.');
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let bytes = '';
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    bytes += String.fromCharCode(Math.round(0.299 * red + 0.587 * green + 0.114 * blue));
  }
  return { width, height, bytes };
}

function decoded({ width, height, bytes }: Pixels): string {
  // A format whose first plane is the brightness; the decoder reads no other.
  const image = { width, height, data: Buffer.from(bytes, 'latin1') };
  return decode(image, { format: 'I444', ...PATIENCE });
}
