import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchBrowser } from '../../support/browser.ts';
import type { Order, Outcome } from './page.ts';

export interface ScenarioPage {
  carryOut(order: Order): Promise<Outcome>;
  close(): Promise<void>;
}

declare global {
  /** What page.ts leaves in the page. */
  var carryOut: (order: Order) => Promise<Outcome>;
}

/** Opens a browser on a page with all scenarios in it, served from another port than the emulator's. */
export async function openScenarioPage(): Promise<ScenarioPage> {
  const server = await serve(await bundlePage());
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    carryOut: (order) => page.evaluate((given) => globalThis.carryOut(given), order),
    async close() {
      await browser.close();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'Content-Type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8` });
    response.end(isScript ? script : '<!doctype html><title>Scenarios</title><script src="/page.js"></script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
