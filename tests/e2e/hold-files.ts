import type { BrowserContext, Page } from '@playwright/test';

/**
 * From now on, scripts, or the files with this name, arrive once the returned function is called. It throws if none was
 * requested until then, because the name is wrong or the test too fast.
 */
export async function holdFiles(window: Page | BrowserContext, name = '*.js'): Promise<() => void> {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let requested = 0;
  await window.route(`**/assets/**/${name}`, async (route) => {
    requested += 1;
    await arrived;
    await route.continue();
  });
  return () => {
    if (requested === 0) throw new Error(`No file named ${name} has been requested yet.`);
    arrive();
  };
}
