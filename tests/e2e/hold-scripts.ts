import type { Page } from '@playwright/test';

/** No script, or none with this name, arrives from now on before the returned function is called. */
export async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
