import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser } from '@playwright/test';
import { buildAppFor } from '../../scripts/preview/build-app.ts';
import { type Hosting, hostingOnEmulators } from '../../scripts/suite/hosting.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { launchBrowser } from '../support/browser.ts';
import { fullBrowser } from '../support/find-browser.ts';
import { startTestSuite } from '../support/test-suite.ts';
import { benchList, storeCouple, storeList } from './bench-list.ts';
import { certificate, trustingFlag } from './certificate.ts';
import { type HostingRules, type HttpVersion, servePages } from './page-server.ts';
import { servePictures } from './picture-server.ts';

export interface BuiltPages {
  readonly origin: string;
  /** The URL of the couple's wishlist with so many gifts. */
  readonly wishlist: (gifts?: number) => string;
  /** The size of these files together, compressed, in kB. */
  readonly kilobytes: (paths: readonly string[]) => number;
  /** Serves another page, with the same headers. Returns its URL. */
  readonly put: (path: string, html: string) => string;
  /** Stores the wishlists as they were at first. */
  readonly restore: () => Promise<void>;
}

interface BuiltPagesOptions {
  /** The wishlists to store, by their number of gifts. */
  readonly gifts?: readonly number[];
  readonly pictures?: number;
  readonly http?: HttpVersion;
}

/** Serves the production build with data from the emulators while `measure` runs. */
export async function withBuiltPages(
  measure: (pages: BuiltPages) => Promise<void>,
  { gifts = [8], pictures = 0, http = '2' }: BuiltPagesOptions = {},
): Promise<void> {
  const storage = await servePictures();
  const { suite, ports, hostingFolder: folder, stop } = await startTestSuite('bench');
  try {
    const now = new Date();
    const lists = gifts.map((count) => benchList(now, count, storage.addresses(pictures)));
    const restore = async () => {
      for (const list of lists) await storeList(ports, list);
    };
    await storeCouple(ports, now);
    await restore();
    const own = { ...suite.ports, storage: storage.port };
    await buildAppFor(own, folder);
    const { hosting } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as {
      hosting: Hosting & HostingRules;
    };
    const pages = await servePages({
      folder,
      http,
      hosting: { ...hosting, ...hostingOnEmulators(hosting, own) },
      certificate: await certificate(),
    });
    const origin = `https://localhost:${pages.port}`;
    try {
      await measure({
        origin,
        restore,
        kilobytes: (paths) => paths.reduce((total, path) => total + pages.compressedSize(path), 0) / 1000,
        wishlist: (count = gifts[0]) => `${origin}/wishlist/${lists.find(({ items }) => items.length === count)?.id}`,
        put: (path, html) => {
          pages.put(path, html);
          return origin + path;
        },
      });
    } finally {
      await pages.stop();
    }
  } finally {
    await stop();
    await storage.stop();
  }
}

/**
 * The bar of addresses of a full Chromium is a page of its own, which is loaded for each window, at the same time as the
 * measured one. No phone has it.
 */
const WITHOUT_ADDRESS_BAR = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** Starts the browser that measures, and says which one it is: a headless shell is faster than what people have. */
export async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const found = await fullBrowser();
  const browser = await launchBrowser(found, [await trustingFlag(), WITHOUT_ADDRESS_BAR]);
  console.log(`\nChromium ${browser.version()}, from ${found.from}.`);
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
