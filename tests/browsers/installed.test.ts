import { afterAll, beforeAll, describe, it } from 'vitest';
import { virtualDisplay } from './display.ts';
import type { Driver } from './driver.ts';
import { firefoxDriver } from './firefox-driver.ts';
import { closeWithBack, createList, giveAsGuest } from './journeys.ts';
import { installed, type Programs, sayMissing } from './programs.ts';
import { webDriver } from './webdriver-driver.ts';

interface Engine extends Programs {
  /** Receives the paths of the programs. */
  readonly start: (...programs: string[]) => Promise<Driver>;
}

const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: ['firefox-esr'],
    packages: 'firefox-esr',
    start: (firefox = '') => firefoxDriver(firefox),
  },
  {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver and xvfb',
    async start(program = '') {
      const display = await virtualDisplay();
      const driver = await webDriver({ program, capabilities: {}, environment: display.environment });
      const close = async () => {
        try {
          await driver.close();
        } finally {
          await display.close();
        }
      };
      return { ...driver, close };
    },
  },
  {
    name: 'WPE WebKit',
    programs: ['WPEWebDriver', 'cog'],
    packages: 'wpewebkit-driver and cog',
    start: (program = '', binary = '') =>
      webDriver({
        program,
        capabilities: { 'wpe:browserOptions': { binary, args: ['--automation', '--platform=headless'] } },
      }),
  },
];

describe.each(ENGINES)('$name', (engine) => {
  const missing = sayMissing(engine);
  const isInstalled = missing === null;
  if (!isInstalled) console.info(missing);

  let driver: Driver;
  beforeAll(async () => {
    if (!isInstalled) return;
    driver = await engine.start(...installed(engine));
    console.info(`${engine.name}: ${driver.version}`);
  });
  afterAll(() => driver?.close());

  it.runIf(isInstalled)('lets a guest open a cold link, give and read the thank-you', () => giveAsGuest(driver));

  it.runIf(isInstalled)('closes a sheet with Back and then leaves the page', () => closeWithBack(driver));

  it.runIf(isInstalled)('lets a member sign in, see the dashboard and create a list', () => createList(driver));
});
