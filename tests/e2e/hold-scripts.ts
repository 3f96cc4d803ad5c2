import type { Page } from '@playwright/test';

/** From now on, scripts (only those with this name, if given) arrive once the returned function is called. */
export async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
