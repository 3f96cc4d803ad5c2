import { launch } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Sends all non-local requests to a closed proxy port. */
const AT_HOME = {
  'network.proxy.type': 1,
  ...{ 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': 9 },
  ...{ 'network.proxy.ssl': '127.0.0.1', 'network.proxy.ssl_port': 9 },
};

/** Firefox over WebDriver BiDi. */
export async function firefoxDriver(executable: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable,
    extraPrefsFirefox: AT_HOME,
    // Puppeteer sets a viewport with a command that Firefox 140 does not know.
    defaultViewport: null,
    args: ['--width=500', '--height=915'],
  });
  const page = await browser.newPage();
  return {
    version: (await browser.version()).replace(/^firefox\//i, 'Firefox '),
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
