/**
 * `node --import tsx tests/gallery/draw-demo-pictures.ts`: draws the files of the demo's pictures from the SVGs in
 * scripts/seed/pictures, as an upload does. Run it after changing one.
 */
import { build } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import type * as inPage from './drawn-picture.ts';

const PICTURES = join(PROJECT_ROOT, 'scripts/seed/pictures');

declare global {
  interface Window {
    inPage: typeof inPage;
  }
}

const { outputFiles } = await build({
  entryPoints: [join(PROJECT_ROOT, 'tests/gallery/drawn-picture.ts')],
  ...{ bundle: true, format: 'iife', globalName: 'inPage', write: false },
});
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const described: Record<string, object> = {};
  for (const name of readdirSync(PICTURES).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])) {
    const svg = readFileSync(join(PICTURES, `${name}.svg`)).toString('base64');
    const { files, ...description } = await page.evaluate((drawn) => window.inPage.drawn(drawn), svg);
    for (const { size, base64 } of files) writeFileSync(join(PICTURES, `${name}-${size}.webp`), base64, 'base64');
    described[name] = description;
  }
  writeFileSync(join(PICTURES, 'drawn.json'), `${JSON.stringify(described, null, 2)}\n`);
} finally {
  await browser.close();
}
