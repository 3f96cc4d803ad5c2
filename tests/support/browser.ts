import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

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
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Starts the browser of this machine (see find-browser.ts) for tests. Close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const { executable, environment } = await findBrowser();
  return chromium.launch({
    executablePath: executable,
    args: QUIET,
    env: { ...onlyStrings(process.env), ...environment },
  });
}

export function onlyStrings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
