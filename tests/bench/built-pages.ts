import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser } from '@playwright/test';
import { buildAppFor } from '../../scripts/preview/build-app.ts';
import { type Hosting, hostingOnEmulators } from '../../scripts/suite/hosting.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { launchBrowser, onlyTo } from '../support/browser.ts';
import { fullBrowser } from '../support/find-browser.ts';
import { startTestSuite } from '../support/test-suite.ts';
import { benchList, fullList, storeCouple, storeList } from './bench-list.ts';
import { certificate, trustingFlag } from './certificate.ts';
import { type HostingRules, type HttpVersion, servePages } from './page-server.ts';
import { GOOGLE_HOSTS, serveGoogleHosts } from './google-hosts.ts';
import { type Network, type NetworkName, NETWORKS } from './phone.ts';
import { servePictures } from './picture-server.ts';
import { slowNetwork } from './slow-network.ts';

export interface BuiltPages {
  readonly origin: string;
  /** For the browser, so that it finds the servers. */
  readonly flags: readonly string[];
  /** Lets the browser have this network. Returns what it emulates itself, if anything. */
  readonly on: (network: NetworkName) => Network | null;
  /** The URL of one of the stored wishlists, by default the first. */
  readonly wishlist: (size?: ListSize) => string;
  /** The size of these files together, compressed, in kB. */
  readonly kilobytes: (paths: readonly string[]) => number;
  /** Serves another page, with the same headers. Returns its URL. */
  readonly put: (path: string, html: string) => string;
  /** Stores the wishlists as they were at first. */
  readonly restore: () => Promise<void>;
}

/** The number of its gifts, or `full`: with as many entries as it can hold. */
export type ListSize = number | 'full';

interface BuiltPagesOptions {
  /** The wishlists to store. */
  readonly sizes?: readonly ListSize[];
  readonly pictures?: number;
  readonly http?: HttpVersion;
  /**
   * `emulated` by Chromium, which delays responses; or `real`: pages and data come from two hosts, and every connection pays
   * for its handshakes, TLS too.
   */
  readonly network?: NetworkKind;
}

export const NETWORK_KINDS = ['emulated', 'real'] as const;
export type NetworkKind = (typeof NETWORK_KINDS)[number];

/** Serves the production build with data from the emulators while `measure` runs. */
export async function withBuiltPages(
  measure: (pages: BuiltPages) => Promise<void>,
  { sizes = [8], pictures = 0, http = '2', network: kind = 'emulated' }: BuiltPagesOptions = {},
): Promise<void> {
  const storage = await servePictures();
  const { suite, ports, hostingFolder: folder, stop } = await startTestSuite('bench');
  try {
    const now = new Date();
    const isReal = kind === 'real';
    const addresses = storage
      .addresses(pictures)
      .map((address) =>
        isReal ? address.replace(/^http:..[^/]+/, 'https://firebasestorage.googleapis.com') : address,
      );
    const lists = new Map(
      sizes.map((size) => [size, size === 'full' ? fullList(now) : benchList(now, size, addresses)]),
    );
    const restore = async () => {
      for (const list of lists.values()) await storeList(ports, list);
    };
    await storeCouple(ports, now);
    await restore();
    const own = { ...suite.ports, storage: storage.port };
    await buildAppFor(isReal ? null : own, folder);
    const { hosting } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as {
      hosting: Hosting & HostingRules;
    };
    const pages = await servePages({
      folder,
      http,
      hosting: isReal ? hosting : { ...hosting, ...hostingOnEmulators(hosting, own) },
      certificate: await certificate(),
    });
    const google = await serveGoogleHosts(own, await certificate());
    const slow = slowNetwork();
    const origin = `https://localhost:${isReal ? await slow.through(pages.port) : pages.port}`;
    const googlePort = await slow.through(google.port);
    try {
      await measure({
        origin,
        flags: isReal ? [onlyTo(GOOGLE_HOSTS, googlePort)] : [],
        on: (name) => {
          slow.become(NETWORKS[name]);
          return isReal ? null : NETWORKS[name];
        },
        restore,
        kilobytes: (paths) => paths.reduce((total, path) => total + pages.compressedSize(path), 0) / 1000,
        wishlist: (size = sizes[0] ?? 8) => `${origin}/wishlist/${lists.get(size)?.id}`,
        put: (path, html) => {
          pages.put(path, html);
          return origin + path;
        },
      });
    } finally {
      await slow.stop();
      await Promise.all([pages.stop(), google.stop()]);
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
export async function withBrowser(
  { flags }: Pick<BuiltPages, 'flags'>,
  measure: (browser: Browser) => Promise<void>,
): Promise<void> {
  const found = await fullBrowser();
  const browser = await launchBrowser(found, [await trustingFlag(), WITHOUT_ADDRESS_BAR, ...flags]);
  console.log(`\nChromium ${browser.version()}, from ${found.from}.`);
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
