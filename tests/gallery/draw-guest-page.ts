/** `node --import tsx tests/gallery/draw-guest-page.ts`: draws the README's picture, a guest's page of the demo. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAppFor } from '../../scripts/preview/build-app.ts';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { seed } from '../../scripts/seed/seed.ts';
import { GAURI_WEDDING } from '../../scripts/seed/stories/gauri-wedding.ts';
import { choosePorts, USUAL_PORTS } from '../../scripts/suite/ports.ts';
import { LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { startSuite } from '../../scripts/suite/suite.ts';
import { launchBrowser } from '../support/browser.ts';
import { screenshot } from '../support/settled.ts';

const runFolder = join(PROJECT_ROOT, '.cache', 'guest-page');
const hostingFolder = join(runFolder, 'dist');
const { ports } = await choosePorts(USUAL_PORTS);
const suite = startSuite({ ports, runFolder, hostingFolder });
const browser = await launchBrowser();
try {
  await Promise.all([suite.ready(), buildAppFor(ports, hostingFolder)]);
  const origin = `http://${LOOPBACK}:${ports.hosting}`;
  await seed(ports, { origin });
  const page = await browser.newPage({ viewport: { width: 412, height: 860 }, colorScheme: 'light', locale: 'en-IN' });
  // tsx wraps functions in it.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${origin}/wishlist/${uuidOf('wishlist', GAURI_WEDDING.key)}`);
  // What is loaded last: the chips and the drawings of the gifts.
  await page.getByRole('radio', { name: 'All' }).waitFor();
  await page.locator('[data-gift] svg').first().waitFor();
  writeFileSync(join(PROJECT_ROOT, 'docs/guest-page.png'), await screenshot(page));
} finally {
  await browser.close();
  await suite.stop();
}
