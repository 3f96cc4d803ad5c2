/** `node --import tsx tests/gallery/draw-icons.ts`: draws the icons of the installed application from public/marigold.svg. */
import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { launchBrowser } from '../support/browser.ts';

const PUBLIC = join(PROJECT_ROOT, 'public');
const PAPER = '#fbf6ec';

/** `share`: of the icon's width that the flower takes. Systems cut maskable icons down to the circle in their middle. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.94, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 0.94, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.66, background: PAPER },
  { file: 'apple-touch-icon.png', size: 180, share: 0.74, background: PAPER },
];

async function drawIcons(browser: Browser): Promise<void> {
  // Without the margin that the browser's tab has room for.
  const flower = readFileSync(join(PUBLIC, 'marigold.svg'), 'utf8').replace('0 0 64 64', '3.5 3.5 57 57');
  for (const { file, size, share, background } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">${flower.replace(
        '<svg',
        `<svg width="${size * share}" height="${size * share}"`,
      )}</body>`,
    );
    // oxlint-disable-next-line core/no-restricted-syntax -- the page is one drawing, and may be transparent
    writeFileSync(join(PUBLIC, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}

const browser = await launchBrowser();
try {
  await drawIcons(browser);
} finally {
  await browser.close();
}
