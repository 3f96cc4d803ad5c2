import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedBrowser, packagedFonts } from './packaged-browser.ts';

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

/** The browser for the tests: CHROME_PATH, else an installed one, else the one from npm. */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const named = environment['CHROME_PATH'];
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROME_PATH is "${named}", and there is no program.`);
    return { executable: named, environment: await packagedFonts(), from: 'CHROME_PATH' };
  }
  const installed = installedBrowser(environment);
  if (installed) return { executable: installed, environment: await packagedFonts(), from: 'this machine' };
  return { ...(await packagedBrowser()), from: 'the npm package' };
}

function installedBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
