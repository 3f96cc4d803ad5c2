import { Failure } from '../../domain/failure.ts';
import { PictureRefused, whyUnreadable } from '../../domain/picture-refused.ts';
import { drawSizes, type DrawnPicture, type NewSurface } from './draw-sizes.ts';
import type { PictureKind } from './picture-kinds.ts';
import type { Answer, Order } from './picture-worker.ts';

/** More than any phone's camera makes. Decoded, a picture takes four bytes per pixel. */
const MOST_FILE_BYTES = 50_000_000;
const MOST_PIXELS = 64_000_000;

interface Watch {
  /** Called with values from 0 to 1. */
  readonly onDrawn: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Makes the files of a picture. Throws `PictureRefused`, or the signal's reason. */
export async function resizePicture(kind: PictureKind, file: Blob, watch: Watch): Promise<DrawnPicture> {
  if (file.size > MOST_FILE_BYTES) throw new PictureRefused('too-large');
  const url = URL.createObjectURL(file);
  try {
    const image = await loaded(url, file);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (size.width * size.height > MOST_PIXELS) throw new PictureRefused('too-large');
    return await drawnAnywhere({ kind, file, size }, image, watch);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An element reads the size without decoding the pixels, which a huge picture might not survive. */
async function loaded(url: string, file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const loading = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('The file cannot be decoded.'));
  });
  image.src = url;
  try {
    await loading;
  } catch (error) {
    throw new PictureRefused(await whyUnreadable(file), error);
  }
  // As an SVG without a size.
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new PictureRefused('broken');
  return image;
}

/** In a worker; on the page if there is none, or if it fails. */
async function drawnAnywhere(order: Order, image: HTMLImageElement, watch: Watch) {
  watch.signal.throwIfAborted();
  // Safari before 16.4 and Firefox before 105 have no OffscreenCanvas. Firefox before 114 has no module workers, but runs
  // the build's, which imports nothing.
  if (typeof OffscreenCanvas === 'function')
    try {
      return await drawnInWorker(order, watch);
    } catch (error) {
      watch.signal.throwIfAborted();
      console.info('The picture is drawn on the page instead of in a worker.', error);
    }
  const picture = await drawSizes(order.kind, image, order.size, newSurface, (share) => {
    watch.signal.throwIfAborted();
    watch.onDrawn(share);
  });
  watch.signal.throwIfAborted();
  return picture;
}

async function drawnInWorker(order: Order, { onDrawn, signal }: Watch): Promise<DrawnPicture> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<DrawnPicture>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'drawn') onDrawn(data.share);
        else if (data.kind === 'done') resolve(data.picture);
        else reject(new Error(data.why));
      };
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}

const newSurface: NewSurface = ({ width, height }) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Failure('unknown', 'This browser has no 2D canvas.');
  return {
    context,
    encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  };
};
