import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isPackagedForThisMachine, packagedBrowser, packagedFonts } from './packaged-browser.ts';

export interface FoundBrowser {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly from: 'CHROME_PATH' | 'this machine' | 'the npm package';
}

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: CHROME_PATH, else the one from npm, which has the same version everywhere and takes a third less
 * processor time than a full one, else an installed one.
 */
export async function testBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  return (await namedBrowser(environment)) ?? (await npmBrowser()) ?? (await fullBrowser(environment));
}

/** A browser as people have it: CHROME_PATH, else an installed one, else the one from npm. */
export async function fullBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const found = (await namedBrowser(environment)) ?? (await installedBrowser(environment)) ?? (await npmBrowser());
  if (!found) throw new Error('No browser was found: install Chrome or Chromium, or set CHROME_PATH.');
  return found;
}

async function namedBrowser(environment: NodeJS.ProcessEnv): Promise<FoundBrowser | null> {
  const executable = environment['CHROME_PATH'];
  if (!executable) return null;
  if (!isProgram(executable)) throw new Error(`CHROME_PATH is "${executable}", and there is no program.`);
  return { executable, environment: await packagedFonts(), from: 'CHROME_PATH' };
}

async function installedBrowser(environment: NodeJS.ProcessEnv): Promise<FoundBrowser | null> {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executable = [...onPath, ...PLACES].find(isProgram);
  return executable ? { executable, environment: await packagedFonts(), from: 'this machine' } : null;
}

async function npmBrowser(): Promise<FoundBrowser | null> {
  return isPackagedForThisMachine ? { ...(await packagedBrowser()), from: 'the npm package' } : null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
