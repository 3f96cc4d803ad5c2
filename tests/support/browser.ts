import { statfsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { type FoundBrowser, testBrowser } from './find-browser.ts';

/** Flags for a browser that resolves only localhost and contacts no vendor services. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  onlyTo([]),
];

/**
 * An attached debugger makes V8 parse React again for the positions of the errors that React creates while it is evaluated: 75 of 100 ms
 * on the phone of the benches. Without a debugger it does not happen. With this flag, V8 notes positions the first time.
 */
export const PARSE_ONCE = '--js-flags=--no-enable-lazy-source-positions';

/** Draws in the browser's own process and in one thread, unlike a phone: about 8 % less processor time for a test. PARSE_ONCE saves 3 %. */
const FRUGAL = ['--in-process-gpu', '--num-raster-threads=1', PARSE_ONCE];

/** The flag for a browser that finds only this machine. The named hosts are at the port. */
export function onlyTo(hosts: readonly string[], port = 443): string {
  const named = hosts.map((host) => `MAP ${host}:443 127.0.0.1:${port}, `).join('');
  return `--host-resolver-rules=${named}MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
}

/** Starts a browser, by default the one for the tests. Close it when done. */
export async function launchBrowser(
  found?: FoundBrowser,
  flags: readonly string[] = found ? [] : FRUGAL,
): Promise<Browser> {
  const { executable, environment } = found ?? (await testBrowser());
  return chromium.launch({
    executablePath: executable,
    args: [...QUIET, ...flags],
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...onlyStrings(process.env), ...environment },
  });
}

/** Chromium's shared memory is faster in /dev/shm than in files, but containers often have only 64 MB of it. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

export function onlyStrings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
