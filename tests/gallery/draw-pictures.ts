/**
 * `node --import tsx tests/gallery/draw-pictures.ts`: draws the files of the demo's pictures from the SVGs in
 * scripts/seed/pictures, as an upload does, and the picture of shared links. Run it after changing one.
 */
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDemoCover } from '../../scripts/seed/pictures/demo-pictures.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { launchBrowser } from '../support/browser.ts';
import { screenshot } from '../support/settled.ts';
import type * as inPage from './drawn-picture.ts';
import { serveGallery } from './serve-gallery.ts';

const PICTURES = join(PROJECT_ROOT, 'scripts/seed/pictures');

declare global {
  interface Window {
    inPage: typeof inPage;
  }
}

async function drawDemoPictures(browser: Browser): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_ROOT, 'tests/gallery/drawn-picture.ts')],
    ...{ bundle: true, format: 'iife', globalName: 'inPage', write: false },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const described: Record<string, object> = {};
  for (const name of readdirSync(PICTURES).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])) {
    const svg = readFileSync(join(PICTURES, `${name}.svg`)).toString('base64');
    const kind = isDemoCover(name) ? 'cover' : 'item';
    const { files, ...description } = await page.evaluate((drawn) => window.inPage.drawn(...drawn), [
      kind,
      svg,
    ] as const);
    for (const { size, base64 } of files) writeFileSync(join(PICTURES, `${name}-${size}.webp`), base64, 'base64');
    described[name] = description;
  }
  writeFileSync(join(PICTURES, 'drawn.json'), `${JSON.stringify(described, null, 2)}\n`);
}

async function drawShareCard(browser: Browser): Promise<void> {
  const gallery = await serveGallery();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
    // tsx wraps functions in it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(new URL('share-card.html', gallery.url).href);
    await page.getByText('by the people we love').waitFor();
    writeFileSync(join(PROJECT_ROOT, 'public/share-card.png'), await screenshot(page));
  } finally {
    await gallery.close();
  }
}

const browser = await launchBrowser();
try {
  await drawDemoPictures(browser);
  await drawShareCard(browser);
} finally {
  await browser.close();
}
