import { type Page } from '@playwright/test';

/** A file for a file input. */
export interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JPEG drawn in the browser: red on the left and blue on the right, under many shapes if `isDetailed`. */
export async function jpegOf(page: Page, width: number, height: number, isDetailed: boolean): Promise<Chosen> {
  const base64 = await page.evaluate(
    ([wide, high, detailed]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      for (const [colour, left] of [
        ['red', 0],
        ['blue', wide / 2],
      ] as const) {
        context.fillStyle = colour;
        context.fillRect(left, 0, wide / 2, high);
      }
      for (let shape = 0; shape < (detailed ? 500 : 0); shape++) {
        context.fillStyle = `hsl(${(shape * 137) % 360} 70% ${20 + ((shape * 31) % 60)}%)`;
        context.fillRect((shape * 7919) % wide, (shape * 6151) % high, 260, 180);
      }
      return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
    },
    [width, height, isDetailed] as const,
  );
  return { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
