import type { BrowserContext, Page } from '@playwright/test';
import { expect } from 'vitest';

/**
 * From now on, scripts, or the files with this name, arrive once the returned function is called. It first waits until one
 * was requested, and fails if none is, because the name is wrong.
 */
export async function holdFiles(window: Page | BrowserContext, name = '*.js'): Promise<() => Promise<void>> {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let requested = 0;
  await window.route(`**/assets/**/${name}`, async (route) => {
    requested += 1;
    await arrived;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => requested, { message: `requests for ${name}` }).toBeGreaterThan(0);
    arrive();
  };
}
