import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { virtualDisplay } from './display.ts';
import type { Driver } from './driver.ts';
import { firefoxDriver } from './firefox-driver.ts';
import { closeWithBack, createList, giveAsGuest } from './journeys.ts';
import { webDriver } from './webdriver-driver.ts';

interface Engine {
  readonly name: string;
  readonly programs: readonly string[];
  /** The Debian packages with these programs. */
  readonly packages: string;
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
      return { ...driver, close: () => driver.close().finally(() => display.close()) };
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

describe.each(ENGINES)('$name', ({ name, programs, packages, start }) => {
  const paths = programs.flatMap(onPath);
  const isInstalled = paths.length === programs.length;
  if (!isInstalled) console.info(`${name} is not tested: install ${packages} (on Debian).`);

  let driver: Driver;
  beforeAll(async () => {
    if (!isInstalled) return;
    driver = await start(...paths);
    console.info(`${name}: ${driver.version}`);
  });
  afterAll(() => driver?.close());

  it.runIf(isInstalled)('lets a guest open a cold link, give and read the thank-you', () => giveAsGuest(driver));

  it.runIf(isInstalled)('closes a sheet with Back and then leaves the page', () => closeWithBack(driver));

  it.runIf(isInstalled)('lets a member sign in, see the dashboard and create a list', () => createList(driver));
});

/** The path of the program, if it is installed. */
function onPath(program: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .map((folder) => join(folder, program))
    .filter((path) => existsSync(path))
    .slice(0, 1);
}
